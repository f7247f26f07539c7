import { Field, FieldLabel } from '@/components/ui/field'
import { NativeCheckbox } from '@/components/ui/native-checkbox'
import { NativeSelect } from '@/components/ui/native-select'
import { COMPANY_ROLES, type CompanyRole, type Membership } from '@/lib/content/company-roles'

/** The fields `role` and, as owners can approve anyway, `canApprove` of the others. `prefix` makes their ids unique. */
export function RoleFields({
  prefix,
  role = 'editor',
  canApprove = false,
}: { prefix: string } & Partial<Membership>) {
  return (
    <div className="group/role flex flex-wrap items-end gap-x-5 gap-y-3">
      <Field>
        <FieldLabel htmlFor={`${prefix}-role`}>Role</FieldLabel>
        <NativeSelect id={`${prefix}-role`} name="role" defaultValue={role}>
          {COMPANY_ROLES.map(({ key, label }) => (
            <option key={key} value={key}>
              {label}
            </option>
          ))}
        </NativeSelect>
      </Field>
      <label
        htmlFor={`${prefix}-approve`}
        className="flex min-h-11 items-center gap-3 group-has-[option[value=owner]:checked]/role:hidden"
      >
        <NativeCheckbox id={`${prefix}-approve`} name="canApprove" defaultChecked={canApprove} />
        Can approve
      </label>
    </div>
  )
}

export const readRole = (form: FormData): Membership => ({
  role: String(form.get('role')) as CompanyRole,
  canApprove: form.has('canApprove'),
})
