import { Field, FieldLabel } from '@/components/ui/field'
import { NativeCheckbox } from '@/components/ui/native-checkbox'
import { NativeSelect } from '@/components/ui/native-select'
import { COMPANY_ROLES, type CompanyRole, type Membership } from '@/lib/content/company-roles'

export const ROLE_OPTIONS = COMPANY_ROLES.map(({ key, label }) => (
  <option key={key} value={key}>
    {label}
  </option>
))

/** The fields `role` and, as owners can approve anyway, `canApprove` of the others. `prefix` makes their ids unique. */
export function RoleFields({
  prefix,
  initialRole = 'editor',
  isInRow = false,
}: {
  prefix: string
  initialRole?: CompanyRole
  /** Of a list, where the label would repeat itself. */
  isInRow?: boolean
}) {
  return (
    <div className="group/role flex flex-wrap items-center gap-x-4 gap-y-2">
      <Field className={isInRow ? 'w-36' : 'w-full'}>
        <FieldLabel htmlFor={`${prefix}-role`} className={isInRow ? 'sr-only' : ''}>
          Role
        </FieldLabel>
        <NativeSelect id={`${prefix}-role`} name="role" defaultValue={initialRole}>
          {ROLE_OPTIONS}
        </NativeSelect>
        {isInRow
          ? null
          : COMPANY_ROLES.map(({ key, note }) => (
              <p
                key={key}
                className="hidden text-muted-foreground text-sm/snug group-has-[option[value=editor]:checked]/role:data-[role=editor]:block group-has-[option[value=owner]:checked]/role:data-[role=owner]:block group-has-[option[value=viewer]:checked]/role:data-[role=viewer]:block"
                data-role={key}
              >
                {note}
              </p>
            ))}
      </Field>
      <label
        htmlFor={`${prefix}-approve`}
        className="flex min-h-11 items-center gap-3 group-has-[option[value=owner]:checked]/role:hidden"
      >
        <NativeCheckbox id={`${prefix}-approve`} name="canApprove" />
        Can approve
      </label>
    </div>
  )
}

export const readRole = (form: FormData): Membership => ({
  role: String(form.get('role')) as CompanyRole,
  canApprove: form.has('canApprove'),
})
