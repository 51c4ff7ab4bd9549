#!/bin/sh
# Cuts our two fonts out of their packages: the letters of nl, fr, en and de, the weights our style sheets
# name, and Fraunces at one optical size. Needs `pip install fonttools brotli`; run it in this folder.
set -e
packages=../../../node_modules/@fontsource-variable
letters="U+0020-007E,U+00A0-00FF,U+0131,U+0152-0153,U+0178,U+02C6,U+02DA,U+02DC,U+2002-200B,U+200E,\
U+2010-2015,U+2018-201E,U+2020,U+2022,U+2026,U+202F,U+2032-2033,U+2039-203A,U+2044,U+20AC,U+2122,\
U+2190-2193,U+2212,U+2215"

features='*'

cut() { # name, package file, axes
  file=$1; source=$2; shift 2
  fonttools varLib.instancer "$packages/$source" "$@" -o "$file.ttf" -q
  fonttools subset "$file.ttf" --unicodes="$letters" --layout-features="$features" --no-hinting \
    --flavor=woff2 --output-file="$file.woff2"
  rm "$file.ttf"
}

cut fraunces fraunces/files/fraunces-latin-opsz-normal.woff2 opsz=60 wght=340:600
cut figtree figtree/files/figtree-latin-wght-normal.woff2 wght=400:700

# The title of an e-mail carries its font with it: one weight, and no more letters than titles have.
letters="U+0020-007E,U+00A0,U+00AB,U+00BB,U+00C0,U+00C4,U+00C7-00CB,U+00CE,U+00CF,U+00D4,U+00D6,U+00D9,U+00DB,U+00DC,\
U+00DF,U+00E0,U+00E2,U+00E4,U+00E7-00EB,U+00EE,U+00EF,U+00F1,U+00F4,U+00F6,U+00F9,U+00FB,U+00FC,U+0152,U+0153,\
U+2013,U+2018-201E,U+2026,U+202F,U+20AC"
features=kern
cut letter-title fraunces/files/fraunces-latin-opsz-normal.woff2 opsz=60 wght=600
