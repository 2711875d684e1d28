import { hideLoading, showLoading } from './feedback'

/** Shows the loading indicator over the page, which accepts no taps meanwhile, while a short action runs. */
export async function whileLoading<T>(title: string, action: () => Promise<T>): Promise<T> {
  showLoading(title)
  try {
    return await action()
  } finally {
    hideLoading()
  }
}
