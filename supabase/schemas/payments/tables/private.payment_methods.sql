create table private.payment_methods (
  method public.payment_method not null,
  collected text not null,
  due text not null,
  refund_to text not null,
  whole_rupees boolean not null,
  constraint payment_is_collected
    check ((collected = ANY (ARRAY['placing'::text, 'handover'::text, 'provider'::text, 'points'::text]))),
  constraint payment_refunded_to
    check ((refund_to = ANY (ARRAY['wallet'::text, 'source'::text, 'points'::text]))),
  constraint payment_methods_pkey primary key (method)
);

comment on column private.payment_methods.due is 'When a part paid so falls due where its trade says nothing.';

comment on column private.payment_methods.refund_to is 'Where what was paid so goes back to.';

comment on table private.payment_methods is 'The ways of paying: from a balance at once, by whoever hands over, by a provider who says when it has the money, or in points at once.';
