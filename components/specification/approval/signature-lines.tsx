export function SignatureLines({ name }: { name: string }) {
  return (
    <dl className="mt-10 hidden grid-cols-3 gap-8 print:grid">
      {['Name', 'Signature', 'Date'].map((label) => (
        <div key={label} className="flex flex-col-reverse">
          <dt className="border-foreground border-t pt-1 text-sm">{label}</dt>
          <dd className="min-h-8">{label === 'Name' ? name : ''}</dd>
        </div>
      ))}
    </dl>
  )
}
