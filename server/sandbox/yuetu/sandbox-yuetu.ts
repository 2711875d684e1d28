import type { Queryable } from '../../db/client'
import { FormRefused } from '../../gateways/signed-form'
import type { YuetuGateway } from '../../gateways/yuetu/yuetu-gateway'
import { closePass, savePass } from './repository'

/**
 * YueTu without an outside world: it stores what is reported. Its gate is a page of the sandbox, so no requests
 * arrive over the network.
 */
export function createSandboxYuetu(db: Queryable): YuetuGateway {
  const noWire = () => {
    throw new FormRefused('no YueTu is connected')
  }
  return {
    open: (pass) => savePass(pass, db),
    close: (passNo, now) => closePass(passNo, now, db),
    readGate: noWire,
    answerGate: noWire
  }
}
