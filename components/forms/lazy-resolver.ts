import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form'
import type { z } from 'zod'
import { explainFailure } from '@/components/ui/outdated'

/** The key of an error of the whole form. react-hook-form ignores a resolver's error called `root`. */
export const FORM_ERROR = '_form'

const LOAD_FAILED = 'We couldn’t reach the server to check the form. Please try again.'

/** Loads zod and the schema when first needed. Create it once, outside the component; pass `resolver.preload` to `Form` as `onReady`. */
export function lazyResolver<Input extends FieldValues, Output>(
  load: () => Promise<z.ZodType<Output, Input>>,
) {
  let loading: Promise<Resolver<Input, unknown, Output>> | undefined

  const createResolver = async (): Promise<Resolver<Input, unknown, Output>> => {
    const [{ zodResolver }, schema] = await Promise.all([import('@hookform/resolvers/zod'), load()])
    return zodResolver(schema)
  }
  const getResolver = () => {
    loading ??= createResolver().catch((error: unknown) => {
      loading = undefined
      throw error
    })
    return loading
  }

  const resolve: Resolver<Input, unknown, Output> = async (values, context, options) => {
    try {
      const resolver = await getResolver()
      return await resolver(values, context, options)
    } catch {
      const message = await explainFailure(LOAD_FAILED)
      const errors: FieldErrors = { [FORM_ERROR]: { type: 'load', message } }
      return { values: {}, errors: errors as FieldErrors<Input> }
    }
  }
  const preload = () => {
    getResolver().catch(() => undefined)
  }
  return Object.assign(resolve, { preload })
}
