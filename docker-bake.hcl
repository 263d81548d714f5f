# The image for both kinds of machine, with the labels of a release: scripts/release-images.sh fills in the variables.
#   docker buildx bake
#   docker buildx bake --print

variable "VERSION" {
  default = "0"
}

variable "REVISION" {
  default = ""
}

# The address of the source, as its host publishes it.
variable "SOURCE" {
  default = ""
}

variable "CREATED" {
  default = ""
}

# A release pins it: python:3.11-slim-bookworm@sha256:...
variable "BASE" {
  default = "python:3.11-slim-bookworm"
}

# Where the image goes, without a version.
variable "IMAGE" {
  default = "hexhaven"
}

group "default" {
  targets = ["image"]
}

target "image" {
  context = "."
  args = {
    BASE     = BASE
    VERSION  = VERSION
    REVISION = REVISION
    SOURCE   = SOURCE
    CREATED  = CREATED
  }
  tags      = ["${IMAGE}:${VERSION}", "${IMAGE}:latest"]
  platforms = ["linux/amd64", "linux/arm64"]
  attest    = ["type=provenance,mode=max", "type=sbom"]
}
