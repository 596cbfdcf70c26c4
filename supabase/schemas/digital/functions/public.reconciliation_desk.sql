create or replace function public.reconciliation_desk (
  only_open boolean default true,
  after timestamp with time zone default null::timestamp with time zone,
  most integer default 50
)
  returns table (
    id bigint,
    kind text,
    order_id uuid,
    answer jsonb,
    noted_at timestamp with time zone,
    resolved_at timestamp with time zone,
    note text,
    state text,
    provider_reference text,
    subject jsonb
  )
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
begin
  perform private.require_role('admin');
  return query
    select r.id, r.kind, f.order_id, r.answer, r.noted_at, r.resolved_at, r.note, f.state, f.provider_reference,
      private.payment_subject(f)
    from public.digital_reconciliation as r join public.digital_fulfilments as f on f.id = r.fulfilment_id
    where (not reconciliation_desk.only_open or r.resolved_at is null)
      and (reconciliation_desk.after is null or r.noted_at > reconciliation_desk.after)
    order by r.noted_at, r.id limit least(greatest(coalesce(reconciliation_desk.most, 50), 1), 200);
end
$function$;

comment on function public.reconciliation_desk(boolean, timestamp
  with time zone, integer) is 'Answers of providers that contradict what was done, the oldest first; administrators only. after: noted_at of the last one seen.';

revoke all on function public.reconciliation_desk(boolean, timestamp with time zone, integer) from public;

grant execute
  on function public.reconciliation_desk(boolean, timestamp with time zone, integer)
  to authenticated, postgres;
