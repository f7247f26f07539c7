import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form'
import type { z } from 'zod'

/** The key of an error that belongs to the form as a whole. Not `root`: react-hook-form drops that before it decides. */
export const FORM_ERROR = '_form'

const UNREACHABLE = 'We could not check the form, because the connection was interrupted. Please try again.'

/**
 * A react-hook-form resolver that fetches its schema, zod included, when it is first needed (34 KB less on first load).
 * Make it once, outside the component. `resolver.preload` fetches it early; pass that to `Form` as `onReady`.
 * If the schema cannot be fetched the form keeps its values and shows a message in the summary.
 */
export function lazyResolver<Input extends FieldValues, Output>(
  load: () => Promise<z.ZodType<Output, Input>>,
) {
  let loaded: Promise<Resolver<Input, unknown, Output>> | undefined

  const make = async (): Promise<Resolver<Input, unknown, Output>> => {
    const [{ zodResolver }, schema] = await Promise.all([import('@hookform/resolvers/zod'), load()])
    return zodResolver(schema)
  }
  const get = () => {
    loaded ??= make().catch((error: unknown) => {
      loaded = undefined
      throw error
    })
    return loaded
  }

  const resolve: Resolver<Input, unknown, Output> = async (values, context, options) => {
    try {
      const resolver = await get()
      return await resolver(values, context, options)
    } catch {
      const errors: FieldErrors = { [FORM_ERROR]: { type: 'load', message: UNREACHABLE } }
      return { values: {}, errors: errors as FieldErrors<Input> }
    }
  }
  const preload = () => {
    get().catch(() => undefined)
  }
  return Object.assign(resolve, { preload })
}
