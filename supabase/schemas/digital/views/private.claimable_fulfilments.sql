create view private.claimable_fulfilments AS  SELECT id,
    order_id,
    next_at
   FROM public.digital_fulfilments d
  WHERE ((next_at <= now()) AND ((state = 'confirmation_pending'::text) OR ((state = 'pending'::text) AND (deadline_at > now())) OR ((state = ANY (ARRAY['refund_pending'::text, 'refunded'::text])) AND (next_action = 'status'::text))));

comment on view private.claimable_fulfilments is 'What a provider is called about next.';
