import { serveNextAuth } from '@/lib/api/next-auth'

export {
  serveNextAuth as DELETE,
  serveNextAuth as GET,
  serveNextAuth as PATCH,
  serveNextAuth as POST,
  serveNextAuth as PUT,
}
