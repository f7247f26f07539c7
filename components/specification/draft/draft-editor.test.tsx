import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { DraftEditorProvider, useDraftEditor } from './draft-editor'

vi.mock('next/navigation', () => ({ useRouter: () => ({ refresh: vi.fn(), push: vi.fn() }) }))

function Revision() {
  const { announce, getRevision } = useDraftEditor()
  return (
    <button type="button" onClick={() => announce(`revision ${getRevision()}`)}>
      Tell
    </button>
  )
}

const provider = (specificationId: string, revision: number) => (
  <DraftEditorProvider specificationId={specificationId} companyId="c1" sessionId="t1" revision={revision}>
    <Revision />
  </DraftEditorProvider>
)

it('counts the edits of each draft by themselves', () => {
  const { rerender } = render(provider('s1', 3))
  const expectRevision = (revision: number) => {
    fireEvent.click(screen.getByRole('button', { name: 'Tell' }))
    expect(screen.getByRole('status').textContent).toBe(`revision ${revision}`)
  }
  expectRevision(3)
  rerender(provider('s1', 2))
  expectRevision(3)
  rerender(provider('s2', 0))
  expectRevision(0)
})
