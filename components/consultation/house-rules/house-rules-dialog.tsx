'use client'

import { useEffect, useState } from 'react'
import { Dialog, DialogContent, DialogDescription, DialogHeader, DialogTitle } from '@/components/ui/dialog'
import { Skeleton } from '@/components/ui/skeleton'
import { addRule, deleteRule, listRules } from '@/lib/api/actions/house-rules'
import { HOUSE_RULE_KINDS } from '@/lib/consultation/house-rules/options'
import type { HouseRule } from '@/lib/consultation/house-rules/schema'
import { HouseRuleForm } from './house-rule-form'

const UNREACHABLE = 'The rules could not be reached. Please check your connection and try again.'

/** "Train AI Agent": the company's house rules by kind; add one, delete one. */
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
          <DialogDescription>
            Rules of your house. They apply to every later answer and to every specification.
          </DialogDescription>
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
    return <p className="text-muted-foreground text-sm">There are no rules yet. The first one goes above.</p>
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

/** The rules, read each time the dialog opens; null while they are on their way. */
function useHouseRules(companyId: string, open: boolean) {
  const [rules, setRules] = useState<HouseRule[] | null>(null)
  const [error, setError] = useState<string | null>(null)
  const [pending, setPending] = useState(false)

  async function take(work: ReturnType<typeof listRules>): Promise<boolean> {
    const result = await work.catch(() => ({ ok: false as const, message: UNREACHABLE }))
    if (result.ok) setRules(result.data)
    setError(result.ok ? null : result.message)
    return result.ok
  }

  async function change(work: ReturnType<typeof listRules>): Promise<boolean> {
    setPending(true)
    const done = await take(work)
    setPending(false)
    return done
  }

  useEffect(() => {
    if (!open) return
    let left = false
    listRules(companyId)
      .catch(() => ({ ok: false as const, message: UNREACHABLE }))
      .then((result) => {
        if (left) return
        if (result.ok) setRules(result.data)
        setError(result.ok ? null : result.message)
      })
    return () => {
      left = true
    }
  }, [companyId, open])

  return {
    rules,
    error,
    pending,
    add: (input: Parameters<typeof addRule>[1]) => change(addRule(companyId, input)),
    remove: (ruleId: string) => change(deleteRule(companyId, ruleId)),
  }
}
