# Base images where no registry is reached, in place of those that deploy/pin-images.sh pins. The context has the root folder that
# debootstrap made, and Node and npm from npm (makeBases.ts).
FROM scratch AS debian
ADD debian.tar /
CMD ["bash"]

FROM debian AS python
RUN apt-get update && apt-get install -y --no-install-recommends python3-pip python-is-python3 && rm -rf /var/lib/apt/lists/*

FROM debian AS node
COPY node /usr/local/bin/node
COPY npm /usr/local/lib/node_modules/npm
RUN ln -s ../lib/node_modules/npm/bin/npm-cli.js /usr/local/bin/npm && ln -s ../lib/node_modules/npm/bin/npx-cli.js /usr/local/bin/npx

# The machine that the README asks for, and nothing else.
FROM node AS bare
RUN apt-get update && apt-get install -y --no-install-recommends python3 python3-pip && rm -rf /var/lib/apt/lists/*
RUN useradd --create-home visitor
WORKDIR /home/visitor
USER visitor
