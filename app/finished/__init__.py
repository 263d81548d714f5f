"""Games that are over: replay, proof, statistics, history."""
