/** The mini-program's templates have no roles. */
export const describeCascader = (_id: string, _label: string) => () => undefined
