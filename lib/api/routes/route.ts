/** Method and path of one call, under the name that it has in the contract; `{name}` stands for a path parameter. */
export interface Route<N extends string = string> {
  readonly name: N
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  readonly path: string
}
