create or replace function public.receiver_view (
  token text
)
  returns jsonb
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  hash text := encode(sha256(convert_to(left(token, 40), 'utf8')), 'hex');
  d private.parcel_drops;
  o public.enhanced_orders;
  p private.parcels;
  job public.jobs;
  ahead bigint;
  has_it boolean;
begin
  select * into d from private.parcel_drops as k where k.link_hash = hash for update;
  if d.n is null then
    perform private.refuse(404, 'share_link_not_found', 'This link leads to nothing. Please ask for a new one.');
  end if;
  update private.parcel_drops as k set
    visits = case when k.visits_since < now() - interval '1 minute' then 1 else k.visits + 1 end,
    visits_since = case when k.visits_since < now() - interval '1 minute' then now() else k.visits_since end
  where k.order_id = d.order_id and k.n = d.n returning * into d;
  if d.visits > 120 then
    perform private.refuse(429, 'too_many_visits', 'This page was opened very often. Please wait a minute.');
  end if;
  select * into o from public.enhanced_orders as e where e.id = d.order_id;
  if d.state in ('delivered', 'returning', 'returned') or o.status in ('delivered', 'cancelled') then
    return jsonb_build_object('state', 'ended', 'outcome', case when o.status = 'cancelled' then 'cancelled'
      else d.state end, 'server_now', now());
  end if;
  select * into p from private.parcels as k where k.order_id = o.id;
  select * into job from private.job_of(o.id);
  select count(*) into ahead from public.job_stops as s where s.job_id = job.id and s.done_at is null
    and s.what = 'drop' and s.n < (select min(m.n) from public.job_stops as m where m.job_id = job.id
      and m.done_at is null and m.code_purpose = 'drop:' || d.n);
  has_it := p.picked_up_at is not null;
  return jsonb_build_object('state', 'open', 'drop', d.state, 'name', d.name,
    'sender', split_part(p.sender_name, ' ', 1), 'order_number', o.order_number, 'picked_up', has_it,
    'stops_before', case when has_it then ahead end, 'arrives_at', o.promised_max_at,
    'code', case when has_it then (select h.code from private.handover_codes as h
      where h.order_id = o.id and h.purpose = 'drop:' || d.n) end,
    'collect_paise', case when p.pays_at = d.n then private.cash_due(o.id) end,
    'courier', (select jsonb_build_object('name', split_part(c.name, ' ', 1), 'vehicle_kind', c.vehicle_kind,
      'plate', c.plate) from public.couriers as c where c.user_id = job.performer_id),
    -- While somebody else's door is the next one, it is nobody's business where the courier is.
    'position', case when has_it and ahead = 0 and d.state = 'waiting' then (select jsonb_build_object('lat', k.lat,
      'lng', k.lng, 'heading', k.heading, 'at', k.at) from public.courier_positions as k
      where k.user_id = job.performer_id and k.at > now() - interval '10 minutes') end,
    'place', case when has_it and ahead = 0 then jsonb_build_object('lat', d.place -> 'lat', 'lng',
      d.place -> 'lng') end,
    'server_now', now());
end
$function$;

comment on function public.receiver_view(text) is 'What a receiver sees of their own drop by its link, without an account: {state open, drop, name, sender (first name), order_number, picked_up, stops_before, arrives_at, code, collect_paise only where they pay, courier, position and place while the courier is on the way to them, server_now}, or {state ended, outcome}. No address of the sender or of another drop, no declared value. Refuses share_link_not_found, too_many_visits.';

revoke all on function public.receiver_view(text) from public;

grant execute on function public.receiver_view(text) to anon, authenticated, postgres;
