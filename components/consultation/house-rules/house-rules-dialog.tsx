'use client'

import { useCallback, useEffect, useState } from 'react'
import { LawCards } from '@/components/knowledge/law-card'
import { Dialog, DialogContent, DialogDescription, DialogHeader, DialogTitle } from '@/components/ui/dialog'
import { Skeleton } from '@/components/ui/skeleton'
import { ApiError, callApi, type Failure, failureOf } from '@/lib/api/client'
import type { HouseRule, HouseRuleInput } from '@/lib/consultation/house-rules/schema'
import { HouseRuleForm } from './house-rule-form'
import { HouseRuleList } from './house-rule-list'

const UNREACHABLE = 'We couldn’t reach the server. Check your connection and try again.'

export function HouseRulesDialog({
  companyId,
  isModelLed,
  open,
  onOpenChange,
}: {
  companyId: string
  isModelLed: boolean
  open: boolean
  onOpenChange: (open: boolean) => void
}) {
  const { rules, failure, pending, add, edit, remove } = useHouseRules(companyId, open)
  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DialogContent>
        <DialogHeader>
          <DialogTitle>Train AI Agent</DialogTitle>
          <DialogDescription>
            We’ll apply your house rules to everything we write from now on.
          </DialogDescription>
        </DialogHeader>
        <HouseRuleForm isModelLed={isModelLed} pending={pending} onAdd={add} />
        <p role="alert" className="text-destructive text-sm empty:hidden">
          {failure?.message}
        </p>
        <LawCards cards={failure?.cards} />
        <section aria-label="Your rules" className="grid gap-4">
          {rules ? (
            <HouseRuleList rules={rules} pending={pending} onEdit={edit} onDelete={remove} onRestore={add} />
          ) : null}
          {rules === null && failure === null ? <Skeleton className="h-20" /> : null}
        </section>
      </DialogContent>
    </Dialog>
  )
}

function useHouseRules(companyId: string, open: boolean) {
  const [rules, setRules] = useState<HouseRule[] | null>(null)
  const [failure, setFailure] = useState<Failure | null>(null)
  const [pending, setPending] = useState(false)

  const load = useCallback(
    async (signal?: AbortSignal) => {
      const { houseRules } = await callApi('GET /api/companies/{companyId}/house-rules', {
        params: { companyId },
        signal,
      })
      setRules(houseRules)
      setFailure(null)
    },
    [companyId],
  )

  useEffect(() => {
    if (!open) return
    const controller = new AbortController()
    load(controller.signal).catch((cause) => {
      if (!controller.signal.aborted) setFailure(failureOf(cause, UNREACHABLE))
    })
    return () => controller.abort()
  }, [open, load])

  /** Returns false and sets `failure` if the change was not saved. */
  async function change(request: Promise<unknown>): Promise<boolean> {
    setPending(true)
    try {
      await request
      await load()
      return true
    } catch (cause) {
      setFailure(failureOf(cause, UNREACHABLE))
      return false
    } finally {
      setPending(false)
    }
  }

  const add = (body: HouseRuleInput) =>
    callApi('POST /api/companies/{companyId}/house-rules', { params: { companyId }, body })
  const remove = (ruleId: string) =>
    callApi('DELETE /api/companies/{companyId}/house-rules/{ruleId}', {
      params: { companyId, ruleId },
    }).catch((cause) => {
      // Deleted in another window.
      if (!(cause instanceof ApiError && cause.status === 404)) throw cause
    })

  return {
    rules,
    failure,
    pending,
    add: (body: HouseRuleInput) => change(add(body)),
    remove: (ruleId: string) => change(remove(ruleId)),
    /** The new words are checked like those of a new rule before the old ones go. */
    edit: ({ id, kind, text }: HouseRule) =>
      change(add({ kind, text }).then(({ houseRule }) => (houseRule.id === id ? undefined : remove(id)))),
  }
}
