create or replace function public.deliver_parcel (
  job_id uuid,
  n integer,
  proof jsonb,
  at timestamp with time zone default null::timestamp with time zone
)
  returns jsonb
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  stop public.job_stops;
  o public.enhanced_orders;
  p private.parcels;
  verdict jsonb;
  done jsonb := jsonb_build_object('outcome', 'done', 'tries_left', null, 'retry_at', null);
  at_door timestamptz;
  kind text;
begin
  perform private.bound(deliver_parcel.proof, 10000);
  stop := private.stop_to_do(deliver_parcel.job_id, deliver_parcel.n);
  select e.* into o from public.enhanced_orders as e join public.jobs as j on j.order_id = e.id
  where j.id = stop.job_id;
  select * into p from private.parcels as k where k.order_id = o.id;
  if p.order_id is null or stop.what not in ('drop', 'return') then
    perform private.refuse(409, 'order_transition_not_allowed', 'This order has moved on in the meantime.');
  end if;
  if stop.done_at is not null then
    if stop.proof = 'failed' then
      perform private.refuse(409, 'order_transition_not_allowed', 'This order has moved on in the meantime.');
    end if;
    return done;
  end if;
  if jsonb_typeof(deliver_parcel.proof) is distinct from 'object'
      or not private.are_texts(deliver_parcel.proof, 'code', 'picture', 'name', 'strokes') then
    perform private.refuse(400, 'proof_missing', 'Please enter the code, take a photo, or note who took it.');
  end if;
  if p.picked_up_at is null then
    perform private.refuse(409, 'parcel_not_picked_up', 'The parcel has not been picked up yet.');
  end if;
  if stop.arrived_at is null then
    perform private.refuse(409, 'not_at_door', 'Please say first that you have arrived.',
      jsonb_build_object('status', o.status));
  end if;
  verdict := private.parcel_proof(o, stop.code_purpose, deliver_parcel.proof);
  if verdict is not null then return verdict; end if;
  kind := case when deliver_parcel.proof ? 'code' then 'code' when deliver_parcel.proof ? 'picture' then 'picture'
    when deliver_parcel.proof ? 'strokes' then 'signature' else 'name' end;
  at_door := private.parcel_time(deliver_parcel.at, p);
  -- Waiting is charged by when it was done, not by when the word of it came.
  update public.job_stops as s set done_at = private.step_time(), proof = kind
  where s.job_id = stop.job_id and s.n = stop.n;
  if stop.what = 'return' then
    update private.parcel_drops as d set state = 'returned', done_at = at_door, received_at = now(), proof = kind,
      proof_name = trim(deliver_parcel.proof ->> 'name'), proof_picture = deliver_parcel.proof ->> 'picture',
      proof_strokes = deliver_parcel.proof ->> 'strokes' where d.order_id = o.id and d.state = 'returning';
  else
    update private.parcel_drops as d set state = 'delivered', done_at = at_door, received_at = now(), proof = kind,
      proof_name = trim(deliver_parcel.proof ->> 'name'), proof_picture = deliver_parcel.proof ->> 'picture',
      proof_strokes = deliver_parcel.proof ->> 'strokes', decide_by = null
    where d.order_id = o.id and 'drop:' || d.n = stop.code_purpose;
    if 'drop:' || p.pays_at = stop.code_purpose then
      update private.parcels as k set collected_paise = private.cash_due(o.id) where k.order_id = o.id;
    end if;
    perform private.end_parcel_link(d),
      private.notify_party(o, 'user', 'parcel_drop_done', jsonb_build_object('receiver', d.name))
    from private.parcel_drops as d where d.order_id = o.id and 'drop:' || d.n = stop.code_purpose;
  end if;
  perform private.go_on_with_parcel(o);
  return done;
end
$function$;

comment on function public.deliver_parcel(uuid, integer, jsonb, timestamp
  with time zone) is 'The courier hands a parcel over at the next stop, a receiver''s door or, on its way back, the sender''s. proof: one of {code}, {picture}, {name, strokes?}; at: when it was, where the phone was offline. {outcome (done, wrong_code, code_locked), tries_left, retry_at}; repeated it answers the same. Refuses order_not_found, parcel_not_picked_up, not_at_door, proof_missing, picture_invalid.';

revoke all on function public.deliver_parcel(uuid, integer, jsonb, timestamp with time zone) from public;

grant execute
  on function public.deliver_parcel(uuid, integer, jsonb, timestamp with time zone)
  to authenticated, postgres;
