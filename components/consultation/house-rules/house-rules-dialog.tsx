'use client'

import { useCallback, useEffect, useState } from 'react'
import { LawCard } from '@/components/knowledge/law-card'
import { Dialog, DialogContent, DialogDescription, DialogHeader, DialogTitle } from '@/components/ui/dialog'
import { Skeleton } from '@/components/ui/skeleton'
import { ApiError, callApi, type Failure, failureOf } from '@/lib/api/client'
import { HOUSE_RULE_KINDS } from '@/lib/consultation/house-rules/options'
import type { HouseRule, HouseRuleInput } from '@/lib/consultation/house-rules/schema'
import { HouseRuleForm } from './house-rule-form'

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
  const { rules, failure, pending, add, remove } = useHouseRules(companyId, open)
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
        {failure?.card ? <LawCard card={failure.card} /> : null}
        <section aria-label="Your rules" className="grid gap-4">
          {rules ? <RuleList rules={rules} pending={pending} onDelete={remove} /> : null}
          {rules === null && failure === null ? <Skeleton className="h-20" /> : null}
        </section>
      </DialogContent>
    </Dialog>
  )
}

function RuleList({
  rules,
  pending,
  onDelete,
}: {
  rules: HouseRule[]
  pending: boolean
  onDelete: (ruleId: string) => void
}) {
  if (rules.length === 0)
    return <p className="text-muted-foreground text-sm">No rules yet. Add your first above.</p>
  return HOUSE_RULE_KINDS.map(({ key, label }) => {
    const ofKind = rules.filter(({ kind }) => kind === key)
    return ofKind.length === 0 ? null : (
      <div key={key} className="grid gap-1">
        <h3 className="title-label">{label}</h3>
        <ul className="grid">
          {ofKind.map((rule) => (
            <li key={rule.id} className="flex items-center justify-between gap-3 border-b py-1">
              <span className="min-w-0 wrap-anywhere">{rule.text}</span>
              <button
                type="button"
                disabled={pending}
                onClick={() => onDelete(rule.id)}
                className="link touch-target min-h-6 shrink-0 text-sm"
              >
                Delete<span className="sr-only"> “{rule.text}”</span>
              </button>
            </li>
          ))}
        </ul>
      </div>
    )
  })
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

  return {
    rules,
    failure,
    pending,
    add: (body: HouseRuleInput) =>
      change(callApi('POST /api/companies/{companyId}/house-rules', { params: { companyId }, body })),
    remove: (ruleId: string) =>
      change(
        callApi('DELETE /api/companies/{companyId}/house-rules/{ruleId}', {
          params: { companyId, ruleId },
        }).catch((cause) => {
          // Deleted in another window.
          if (!(cause instanceof ApiError && cause.status === 404)) throw cause
        }),
      ),
  }
}
