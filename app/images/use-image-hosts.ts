import { createContext, useContext } from 'react'
import { type ImageHosts, noImageHosts } from './image-hosts'

const ImageHostsContext = createContext<ImageHosts>(noImageHosts)

/** Given once, around the whole document, so that server and browser write the same addresses. */
export const ImageHostsProvider = ImageHostsContext.Provider

export function useImageHosts(): ImageHosts {
  return useContext(ImageHostsContext)
}
