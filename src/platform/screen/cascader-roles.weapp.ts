/** The mini-program's templates carry no roles. */
export const describeCascader = (_id: string, _label: string) => () => undefined
