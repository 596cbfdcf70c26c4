create table private.cancellation_faults (
  order_id uuid not null,
  fault text not null,
  constraint cancellation_faults_pkey primary key (order_id),
  constraint fault_form check ((fault ~ '^[a-z_]{2,40}$'::text)),
  constraint cancellation_faults_order_id_fkey foreign key (order_id) references public.enhanced_orders(id)
    on delete cascade
);

comment on table private.cancellation_faults is 'Who was at fault for a cancelled order, by private.fault_for_cancelling at that moment: it cannot be told later.';
