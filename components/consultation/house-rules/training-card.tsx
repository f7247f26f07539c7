'use client'

import dynamic from 'next/dynamic'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Card, CardDescription } from '@/components/ui/card'

const HouseRulesDialog = dynamic(() =>
  import('./house-rules-dialog').then((module) => module.HouseRulesDialog),
)

/** The dialog's code is loaded on the first click. */
export function TrainingCard({ companyId, isModelLed }: { companyId: string; isModelLed: boolean }) {
  const [open, setOpen] = useState(false)
  const [isLoaded, setLoaded] = useState(false)
  return (
    <Card aria-labelledby="training-title" className="gap-3 p-4 sm:p-5">
      <h2 id="training-title" className="text-base">
        AI Training
      </h2>
      <CardDescription>
        Set house rules for {isModelLed ? 'tone, ' : ''}words to avoid, standard benefits and company facts.
        We’ll follow them from then on.
      </CardDescription>
      <Button
        variant="outline"
        size="sm"
        className="self-start"
        onClick={() => {
          setLoaded(true)
          setOpen(true)
        }}
      >
        Train AI Agent
      </Button>
      {isLoaded ? (
        <HouseRulesDialog companyId={companyId} isModelLed={isModelLed} open={open} onOpenChange={setOpen} />
      ) : null}
    </Card>
  )
}
