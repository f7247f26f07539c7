import { act } from '@testing-library/react'
import { onTestFinished } from 'vitest'

/** For the rest of the test. Begin with a width that the query under test excludes: happy-dom takes every query to begin so. */
export function setWindowWidth(width: number): void {
  const { innerWidth: previous, innerHeight: height } = window
  const { happyDOM } = window as unknown as {
    happyDOM: { setViewport: (size: { width: number; height: number }) => void }
  }
  const resize = (size: number) => act(() => happyDOM.setViewport({ width: size, height }))
  onTestFinished(() => resize(previous))
  resize(width)
}
