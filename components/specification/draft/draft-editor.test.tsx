import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { TestRouter } from '@/tests/support/app-router'
import { DraftEditorProvider, useDraftEditor } from './draft-editor'

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
  const { rerender } = render(provider('s1', 3), { wrapper: TestRouter })
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
