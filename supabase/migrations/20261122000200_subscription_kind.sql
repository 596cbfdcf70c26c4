-- A kind of its own: nobody accepts it, no courier carries it, and it is worked through in a round. In a file of its own, because a new
-- value of an enum cannot be used in the transaction that adds it.
alter type public.order_kind add value 'subscription';
