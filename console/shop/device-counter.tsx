import { Counter } from './counter'
import { useNetwork } from './device/use-network'
import { Status } from './status'

/** The counter of a shop's own device: it goes on without a network. */
export function DeviceCounter() {
  const renewKeys = useNetwork()
  return (
    <div className='stack'>
      <h1 className='shop-title'>核销</h1>
      <Status />
      <Counter onUndone={renewKeys} />
    </div>
  )
}
