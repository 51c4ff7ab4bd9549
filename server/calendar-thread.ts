import { parentPort, workerData } from 'node:worker_threads'
import { readBusyTimes } from '../app/appointments/own-calendars/busy-times'

parentPort?.postMessage(readBusyTimes(workerData))
