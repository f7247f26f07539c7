import 'server-only'

/** A file to save. Its name must be ASCII without quotation marks. */
export const fileResponse = (file: { name: string; contentType: string; bytes: Uint8Array }): Response =>
  new Response(new Blob([new Uint8Array(file.bytes)]), {
    headers: {
      'content-type': file.contentType,
      'content-disposition': `attachment; filename="${file.name}"`,
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    },
  })
