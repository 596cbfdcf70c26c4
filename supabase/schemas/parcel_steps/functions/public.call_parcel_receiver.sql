create or replace function public.call_parcel_receiver (
  job_id uuid,
  n integer
)
  returns jsonb
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  stop public.job_stops := private.stop_to_do(call_parcel_receiver.job_id, call_parcel_receiver.n);
  p private.parcels;
  d private.parcel_drops;
begin
  select k.* into p from private.parcels as k join public.jobs as j on j.order_id = k.order_id
  where j.id = stop.job_id;
  if p.order_id is null or stop.done_at is not null or stop.what not in ('pickup', 'drop', 'return') then
    perform private.refuse(409, 'order_transition_not_allowed', 'This order has moved on in the meantime.');
  end if;
  if stop.what <> 'drop' then return jsonb_build_object('phone', p.sender_phone); end if;
  update private.parcel_drops as k set called_at = private.step_time()
  where k.order_id = p.order_id and 'drop:' || k.n = stop.code_purpose returning * into d;
  return jsonb_build_object('phone', d.phone);
end
$function$;

comment on function public.call_parcel_receiver(uuid, integer) is 'The number of whoever is at the next stop, for the courier who is on the way there; that it was asked is kept, as a call that a failed attempt needs.';

revoke all on function public.call_parcel_receiver(uuid, integer) from public;

grant execute on function public.call_parcel_receiver(uuid, integer) to authenticated, postgres;
