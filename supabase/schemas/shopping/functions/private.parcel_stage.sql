create or replace function private.parcel_stage (
  s public.shipments,
  status public.order_status
)
  returns text
  language sql
  immutable
  set search_path to ''
  AS $function$
  select case when s.state in ('delivered', 'returned', 'cancelled') then 'past' when s.state <> 'packing' then 'away'
    when s.purpose = 'replacement' then 'ready' when status = 'pending' then 'new' when status = 'ready' then 'ready'
      else 'packing' end
$function$;

comment on function private.parcel_stage(public.shipments, public.order_status) is 'Where a parcel stands for its seller: new, packing, ready to be handed over, away, past.';

revoke all on function private.parcel_stage(public.shipments, public.order_status) from public;
