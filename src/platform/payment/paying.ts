let open = 0

/** Whether WeChat's payment lies over the mini-program: on some phones that hides it as leaving does. */
export const isPaying = (): boolean => open > 0

/** Notes that it is open until this has ended. */
export async function whilePaying<T>(payment: Promise<T>): Promise<T> {
  open += 1
  try {
    return await payment
  } finally {
    open -= 1
  }
}
