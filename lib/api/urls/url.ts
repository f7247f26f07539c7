/** `name` is the key in the contract; `{…}` in the path is a parameter. */
export interface Route<N extends string = string> {
  readonly name: N
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  readonly path: string
}
