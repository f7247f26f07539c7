'use client'

import { useCallback, useEffect, useState } from 'react'
import { Dialog, DialogContent, DialogDescription, DialogHeader, DialogTitle } from '@/components/ui/dialog'
import { Skeleton } from '@/components/ui/skeleton'
import { addRule, deleteRule, listRules } from '@/lib/api/actions/house-rules'
import { HOUSE_RULE_KINDS } from '@/lib/consultation/house-rules/options'
import type { HouseRule } from '@/lib/consultation/house-rules/schema'
import { HouseRuleForm } from './house-rule-form'

const UNREACHABLE = 'We couldn’t reach the server. Check your connection and try again.'

export function HouseRulesDialog({
  companyId,
  open,
  onOpenChange,
}: {
  companyId: string
  open: boolean
  onOpenChange: (open: boolean) => void
}) {
  const { rules, error, pending, add, remove } = useHouseRules(companyId, open)
  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DialogContent>
        <DialogHeader>
          <DialogTitle>Train AI Agent</DialogTitle>
          <DialogDescription>House rules apply to everything written from now on.</DialogDescription>
        </DialogHeader>
        <HouseRuleForm pending={pending} onAdd={add} />
        <p role="alert" className="text-destructive text-sm empty:hidden">
          {error}
        </p>
        <section aria-label="Your rules" className="grid gap-4">
          {rules ? <RuleList rules={rules} pending={pending} onDelete={remove} /> : null}
          {rules === null && error === null ? <Skeleton className="h-20" /> : null}
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

type RulesRequest = ReturnType<typeof listRules>
type RulesResult = Awaited<ReturnType<typeof catchUnreachable>>

const catchUnreachable = (request: RulesRequest) =>
  request.catch(() => ({ ok: false as const, message: UNREACHABLE }))

function useHouseRules(companyId: string, open: boolean) {
  const [rules, setRules] = useState<HouseRule[] | null>(null)
  const [error, setError] = useState<string | null>(null)
  const [pending, setPending] = useState(false)

  const showResult = useCallback((result: RulesResult) => {
    if (result.ok) setRules(result.data)
    setError(result.ok ? null : result.message)
  }, [])

  useEffect(() => {
    if (!open) return
    let isStale = false
    catchUnreachable(listRules(companyId)).then((result) => {
      if (!isStale) showResult(result)
    })
    return () => {
      isStale = true
    }
  }, [companyId, open, showResult])

  /** Returns false and sets `error` if the change was not saved. */
  async function saveRules(request: RulesRequest): Promise<boolean> {
    setPending(true)
    const result = await catchUnreachable(request)
    showResult(result)
    setPending(false)
    return result.ok
  }

  return {
    rules,
    error,
    pending,
    add: (input: Parameters<typeof addRule>[1]) => saveRules(addRule(companyId, input)),
    remove: (ruleId: string) => saveRules(deleteRule(companyId, ruleId)),
  }
}
