-- What happens to a parcel on its way (docs/decisions/0142): pick-up, doors, failed attempts, the way back, and what
-- its receivers see without an account.

-- Bodies are checked when all files are applied: a function may name what a later file makes.
set check_function_bodies = off;

insert into private.notification_templates (template, type, title, message) values
  ('parcel_picked_up', 'info', 'Parcel picked up', 'The courier has your parcel {order_number}.'),
  ('parcel_drop_done', 'success', 'Parcel handed over', '{receiver} has the parcel {order_number}.'),
  ('parcel_failed', 'warning', 'A parcel was not handed over',
    '{receiver} did not get the parcel {order_number}. Choose until {until}: try again, or bring it back.'),
  ('parcel_returning', 'warning', 'Your parcel comes back',
    'The parcel {order_number} is on its way back to you. The way back costs {amount} and tax.'),
  ('parcel_done', 'success', 'Parcel order ended', 'Nothing of the parcel {order_number} is under way any more.');
insert into private.order_notices (kind, to_status, role, template) values
  ('parcel', 'out_for_delivery', 'user', 'parcel_picked_up'), ('parcel', 'delivered', 'user', 'parcel_done');

-- Photos --------------------------------------------------------------------------------------------------------------
insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values ('parcel-pictures', 'parcel-pictures', false, 524288, '{image/webp,image/jpeg}') on conflict do nothing;

create function private.may_see_parcel_picture(name text) returns boolean language sql stable
  security definer set search_path = '' as $$
  select private.is_admin() or auth.uid()::text = split_part(may_see_parcel_picture.name, '/', 2)
    or exists (select from public.enhanced_orders as o where o.user_id = auth.uid()
      and o.id::text = split_part(may_see_parcel_picture.name, '/', 1))
$$;

comment on function private.may_see_parcel_picture is
  'Whether the caller may look at a photo of a parcel: the courier who took it, its sender, and administrators.';

create policy "the parties see the photos of a parcel" on storage.objects for select to authenticated
  using (bucket_id = 'parcel-pictures' and private.may_see_parcel_picture(name));

create function public.parcel_picture_path(order_id uuid, extension text) returns text
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  job public.jobs := private.require_job(parcel_picture_path.order_id);
  folder text := job.order_id || '/' || auth.uid() || '/';
begin
  if coalesce(parcel_picture_path.extension, '') not in ('webp', 'jpg') then
    perform private.refuse(400, 'picture_invalid', 'This is no picture that can be sent.');
  end if;
  if job.state in ('delivered', 'cancelled') or not exists (select from private.parcels as p
      where p.order_id = job.order_id) then
    perform private.refuse(404, 'order_not_found', 'There is no such order.');
  end if;
  perform private.take_turns('parcel-pictures', folder);
  if private.pictures_in('parcel-pictures', folder, '-infinity') >= 20 then
    perform private.refuse(429, 'too_many_pictures', 'Twenty photos of a parcel are the most.');
  end if;
  return private.place_picture('parcel-pictures', folder, parcel_picture_path.extension);
end
$$;

comment on function public.parcel_picture_path is
  'Where the edge function parcel-picture stores the courier''s photo of a parcel, twenty an order at most. Refuses '
  'order_not_found, picture_invalid, too_many_pictures.';

create function private.check_parcel_picture(order_id uuid, path text) returns void
language plpgsql stable set search_path = '' as $$
begin
  if length(check_parcel_picture.path) > 200
      or not starts_with(check_parcel_picture.path, check_parcel_picture.order_id || '/' || auth.uid() || '/')
      or not exists (select from storage.objects as s where s.bucket_id = 'parcel-pictures'
        and s.name = check_parcel_picture.path) then
    perform private.refuse(400, 'picture_invalid', 'This is no picture that can be sent.');
  end if;
end
$$;

comment on function private.check_parcel_picture is 'Refuses a photo that the caller has not stored for this parcel.';

-- Links of receivers --------------------------------------------------------------------------------------------------
create function private.end_parcel_link(d private.parcel_drops) returns void
language plpgsql set search_path = '' as $$
begin
  if d.link_hash is not null then perform private.end_party(d.order_id, 'addressee', now(), d.link_hash); end if;
end
$$;

comment on function private.end_parcel_link is 'A receiver takes part until their drop is over, and no longer.';

create function private.end_parcel_links(o public.enhanced_orders, was public.order_status) returns void
language sql set search_path = '' as $$
  select private.end_parcel_link(d) from private.parcel_drops as d where d.order_id = o.id
$$;

comment on function private.end_parcel_links is 'Effect: nobody follows a parcel that is called off.';

create function public.share_parcel_drop(order_id uuid, n integer) returns jsonb
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  o public.enhanced_orders := private.shareable_order(share_parcel_drop.order_id);
  d private.parcel_drops;
  token text := rtrim(translate(encode(extensions.gen_random_bytes(16), 'base64'), '+/', '-_'), '=');
  hash text := encode(sha256(convert_to(token, 'utf8')), 'hex');
begin
  perform private.hold_account(o.user_id);
  select * into d from private.parcel_drops as k where k.order_id = o.id and k.n = share_parcel_drop.n for update;
  if d.n is null then perform private.refuse(404, 'order_not_found', 'There is no such order.'); end if;
  if d.state in ('delivered', 'returning', 'returned') or o.status not in ('confirmed', 'out_for_delivery') then
    perform private.refuse(409, 'sharing_unavailable', 'This order cannot be shared.');
  end if;
  if (select count(*) from private.order_parties as p where p.order_id = o.id and p.role = 'addressee') >= 50 then
    perform private.refuse(429, 'too_many_share_links', 'Many links to this order were made. Please use one of them.');
  end if;
  perform private.end_parcel_link(d);
  update private.parcel_drops as k set link_hash = hash, visits = 0, visits_since = now()
  where k.order_id = o.id and k.n = d.n;
  perform private.add_party(o.id, 'addressee', null, null, hash);
  return jsonb_build_object('token', token, 'n', d.n, 'name', d.name);
end
$$;

comment on function public.share_parcel_drop is
  'The link by which the receiver of one drop follows it without an account, told only once: a new one ends the one '
  'before. Of the sender; refuses order_not_found, sharing_unavailable, too_many_share_links.';

create function public.receiver_view(token text) returns jsonb
language plpgsql security definer set search_path = '' as $$
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
$$;

comment on function public.receiver_view is
  'What a receiver sees of their own drop by its link, without an account: {state open, drop, name, sender (first '
  'name), order_number, picked_up, stops_before, arrives_at, code, collect_paise only where they pay, courier, '
  'position and place while the courier is on the way to them, server_now}, or {state ended, outcome}. No address of '
  'the sender or of another drop, no declared value. Refuses share_link_not_found, too_many_visits.';

-- The courier's steps -------------------------------------------------------------------------------------------------
create function public.pick_up_parcel(order_id uuid, code text, picture text) returns jsonb
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  caller uuid := private.require_role('delivery');
  o public.enhanced_orders;
  job public.jobs;
  p private.parcels;
  verdict jsonb;
begin
  perform private.bound(pick_up_parcel.code, 10), private.bound(pick_up_parcel.picture, 200);
  o := private.lock_order(pick_up_parcel.order_id);
  job := private.require_job(pick_up_parcel.order_id);
  select * into p from private.parcels as k where k.order_id = o.id;
  if p.order_id is null then perform private.refuse(404, 'order_not_found', 'There is no such order.'); end if;
  if p.picked_up_at is not null then
    return jsonb_build_object('outcome', 'done', 'tries_left', null, 'retry_at', null);
  end if;
  if job.state <> 'at_pickup' then
    perform private.refuse(409, 'not_at_door', 'Please say first that you have arrived.',
      jsonb_build_object('status', o.status));
  end if;
  if pick_up_parcel.picture is null then
    perform private.refuse(400, 'picture_missing', 'Please take a photo of the parcel first.');
  end if;
  perform private.check_parcel_picture(o.id, pick_up_parcel.picture);
  verdict := private.try_code(o.id, 'pickup', pick_up_parcel.code);
  if verdict is not null then return verdict; end if;
  update private.parcels as k set picked_up_at = private.step_time(), pickup_picture = pick_up_parcel.picture
  where k.order_id = o.id;
  perform private.transition(o.id, 'out_for_delivery', caller, 'system');
  return jsonb_build_object('outcome', 'done', 'tries_left', null, 'retry_at', null);
end
$$;

comment on function public.pick_up_parcel is
  'The courier takes a parcel over with the sender''s code and a photo: {outcome (done, wrong_code, code_locked), '
  'tries_left, retry_at}; twice is once. Refuses order_not_found, not_at_door, picture_missing, picture_invalid.';

create function private.parcel_return(o public.enhanced_orders, p private.parcels) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object('metres', w.metres, 'paise', private.parcel_return_paise(r, p.grams, w.metres))
  from private.parcel_rates as r, (
    select private.parcel_metres(d.place, jsonb_build_array(p.pickup)) as metres
    from private.parcel_drops as d where d.order_id = o.id and d.state in ('failed', 'returning')
    order by d.n desc limit 1) as w
  where r.id = p.rate_id
$$;

comment on function private.parcel_return is 'The way back from the last door that did not take it: {metres, paise}.';

create function private.begin_parcel_return(o public.enhanced_orders, p private.parcels, performer uuid) returns void
language plpgsql set search_path = '' as $$
#variable_conflict use_column
declare
  way jsonb := private.parcel_return(o, p);
  paise bigint := (way ->> 'paise')::bigint;
  rate private.parcel_rates;
  rows jsonb;
  job public.jobs;
begin
  select * into rate from private.parcel_rates as r where r.id = p.rate_id;
  if paise > 0 then
    rows := jsonb_build_array(jsonb_build_object('code', 'parcel_return', 'amount_paise', paise, 'share',
      jsonb_build_object('account', 'courier_payable', 'owner_role', 'courier', 'amount_paise',
        private.courier_part(rate, paise))));
    -- No cash was taken at a door that refused, so nobody pays for that.
    if p.receiver_pays and p.collected_paise is null then
      rows := rows || coalesce((select jsonb_agg(jsonb_build_object('position', c.position, 'less_paise',
        c.amount_paise - c.refunded_paise)) from private.charges_left(o.id) as c
        where c.code = 'parcel_cash' and c.amount_paise > c.refunded_paise), '[]');
    end if;
    -- A wallet that does not cover it pays in cash when the parcel is back.
    if private.wallet_balance(o.user_id) < paise + private.tax_of(paise, private.tax_rate('parcel'), false) then
      perform private.pay_rest_in_cash(o);
    end if;
    perform private.adjust_charges(o, rows, 'parcel_return', 'parcel-return', true);
    select * into o from public.enhanced_orders as e where e.id = o.id;
  end if;
  job := private.add_job(o, jsonb_build_array(p.pickup || jsonb_build_object('what', 'return', 'address',
    p.pickup -> 'line', 'code', 'drop:90')), private.courier_part(rate, paise)::integer, (way ->> 'metres')::integer,
    load_grams => p.grams);
  perform private.assign_job(job.id, performer);
  update public.jobs as j set state = 'picked_up' where j.id = job.id;
  update private.parcels as k set return_job = job.id, return_paise = paise where k.order_id = o.id;
  perform private.notify_party(o, 'user', 'parcel_returning', jsonb_build_object('amount', private.rupees(paise)));
end
$$;

comment on function private.begin_parcel_return is
  'What nobody took goes back as a leg of its own, with its own price, code and pay.';

create function private.charge_parcel_waiting(o public.enhanced_orders, p private.parcels) returns void
language plpgsql set search_path = '' as $$
#variable_conflict use_column
declare
  rate private.parcel_rates;
  paise bigint;
begin
  -- A receiver was told the sum before; and what waits for cash has been collected already.
  if p.receiver_pays or private.still_due(o.id) > 0 then return; end if;
  select * into rate from private.parcel_rates as r where r.id = p.rate_id;
  select private.parcel_waiting_paise(rate, coalesce(extract(epoch from sum(s.done_at - s.arrived_at)), 0)::integer)
  into paise from public.job_stops as s join public.jobs as j on j.id = s.job_id
  where j.order_id = o.id and s.arrived_at is not null and s.done_at > s.arrived_at;
  if paise > 0 and private.wallet_balance(o.user_id) >= paise
      + private.tax_of(paise, private.tax_rate('parcel'), false) then
    perform private.adjust_charges(o, jsonb_build_array(jsonb_build_object('code', 'parcel_waiting', 'amount_paise',
      paise, 'share', jsonb_build_object('account', 'courier_payable', 'owner_role', 'courier', 'amount_paise',
      private.courier_part(rate, paise)))), 'parcel_waiting', 'parcel-waiting', true);
  end if;
end
$$;

comment on function private.charge_parcel_waiting is
  'Waiting over all stops, after the free minutes, from a sender''s wallet; nobody else pays for it.';

create function private.go_on_with_parcel(o public.enhanced_orders) returns void
language plpgsql set search_path = '' as $$
#variable_conflict use_column
declare
  job public.jobs;
  p private.parcels;
begin
  select * into job from private.job_of(o.id);
  select * into p from private.parcels as k where k.order_id = o.id;
  if exists (select from public.job_stops as s where s.job_id = job.id and s.done_at is null)
      or exists (select from private.parcel_drops as d where d.order_id = o.id and d.state = 'failed') then
    update public.jobs as j set state = 'picked_up' where j.id = job.id and j.state = 'near';
  else
    update public.jobs as j set state = 'delivered', done_at = now() where j.id = job.id;
    if p.return_job is null and exists (select from private.parcel_drops as d
        where d.order_id = o.id and d.state = 'returning') then
      perform private.begin_parcel_return(o, p, job.performer_id);
    else
      perform private.charge_parcel_waiting(o, p);
      perform private.transition(o.id, 'delivered', null, 'system');
      return;
    end if;
  end if;
  perform private.announce_job(job.id);
  perform private.announce_order(e) from public.enhanced_orders as e where e.id = o.id;
  perform private.tell_performer(o.id);
end
$$;

comment on function private.go_on_with_parcel is
  'After each step of a locked order: the next door, waiting for the sender''s choice, the way back, or the end.';

create function private.parcel_proof(o public.enhanced_orders, purpose text, proof jsonb) returns jsonb
language plpgsql set search_path = '' as $$
declare
  name text := nullif(trim(private.without_marks(proof ->> 'name')), '');
begin
  if proof ? 'code' then return private.try_code(o.id, purpose, left(proof ->> 'code', 10)); end if;
  if proof ? 'picture' then perform private.check_parcel_picture(o.id, proof ->> 'picture');
  elsif coalesce(length(name), 0) not between 2 and 60 or length(proof ->> 'strokes') > 8000
      or proof ->> 'strokes' !~ '^[0-9ML ,.]+$' then
    perform private.refuse(400, 'proof_missing', 'Please enter the code, take a photo, or note who took it.');
  end if;
  return null;
end
$$;

comment on function private.parcel_proof is
  'Checks what proves a handover: a code, a stored photo, or the name of who took it, with or without a signature; '
  'answers the verdict on a wrong code.';

create function private.parcel_time(at timestamptz, p private.parcels) returns timestamptz
language sql stable set search_path = '' as $$
  -- A phone's clock is believed within the parcel's way, and never ahead of ours.
  select least(greatest(coalesce(parcel_time.at, private.step_time()), p.picked_up_at), now())
$$;

create function public.deliver_parcel(job_id uuid, n integer, proof jsonb, at timestamptz default null) returns jsonb
language plpgsql security definer set search_path = '' as $$
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
$$;

comment on function public.deliver_parcel is
  'The courier hands a parcel over at the next stop, a receiver''s door or, on its way back, the sender''s. proof: one '
  'of {code}, {picture}, {name, strokes?}; at: when it was, where the phone was offline. {outcome (done, wrong_code, '
  'code_locked), tries_left, retry_at}; repeated it answers the same. Refuses order_not_found, parcel_not_picked_up, '
  'not_at_door, proof_missing, picture_invalid.';

create function public.call_parcel_receiver(job_id uuid, n integer) returns jsonb
language plpgsql security definer set search_path = '' as $$
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
$$;

comment on function public.call_parcel_receiver is
  'The number of whoever is at the next stop, for the courier who is on the way there; that it was asked is kept, as a '
  'call that a failed attempt needs.';

create function public.fail_parcel_drop(job_id uuid, n integer, reason text, note text default null,
  picture text default null) returns jsonb
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  stop public.job_stops := private.stop_to_do(fail_parcel_drop.job_id, fail_parcel_drop.n);
  o public.enhanced_orders;
  p private.parcels;
  d private.parcel_drops;
  ends timestamptz := now() + make_interval(secs => private.setting_int('parcel_decide_seconds'));
  back boolean;
begin
  perform private.bound(fail_parcel_drop.note, 400), private.bound(fail_parcel_drop.picture, 200);
  select e.* into o from public.enhanced_orders as e join public.jobs as j on j.order_id = e.id
  where j.id = stop.job_id;
  select * into p from private.parcels as k where k.order_id = o.id;
  select * into d from private.parcel_drops as k where k.order_id = o.id and 'drop:' || k.n = stop.code_purpose;
  if d.n is null or stop.what <> 'drop' or p.picked_up_at is null
      or stop.done_at is not null and stop.proof is distinct from 'failed' then
    perform private.refuse(409, 'order_transition_not_allowed', 'This order has moved on in the meantime.');
  end if;
  if stop.done_at is not null then return jsonb_build_object('state', d.state, 'decide_by', d.decide_by); end if;
  if coalesce(fail_parcel_drop.reason, '') not in ('nobody_there', 'wrong_address', 'cannot_reach', 'refused') then
    perform private.refuse(400, 'reason_invalid', 'Please choose a reason.');
  end if;
  if stop.arrived_at is null then
    perform private.refuse(409, 'not_at_door', 'Please say first that you have arrived.',
      jsonb_build_object('status', o.status));
  end if;
  if fail_parcel_drop.picture is not null then perform private.check_parcel_picture(o.id, fail_parcel_drop.picture);
  end if;
  if fail_parcel_drop.reason = 'refused' then
    if fail_parcel_drop.picture is null and coalesce(length(trim(fail_parcel_drop.note)), 0) < 3 then
      perform private.refuse(400, 'refusal_unproven', 'Please take a photo, or write what the receiver said.');
    end if;
  elsif coalesce(d.called_at < stop.arrived_at, true)
      and private.step_time() < stop.arrived_at + make_interval(secs => private.setting_int('parcel_wait_seconds')) then
    perform private.refuse(409, 'wait_or_call', 'Please call first, or wait a little longer.', jsonb_build_object(
      'until', stop.arrived_at + make_interval(secs => private.setting_int('parcel_wait_seconds'))));
  end if;
  back := fail_parcel_drop.reason = 'refused' or d.attempts + 1 >= private.setting_int('parcel_attempts');
  update public.job_stops as s set done_at = private.step_time(), proof = 'failed'
  where s.job_id = stop.job_id and s.n = stop.n;
  update private.parcel_drops as k set attempts = k.attempts + 1, reason = fail_parcel_drop.reason,
    note = nullif(left(trim(private.without_marks(fail_parcel_drop.note)), 200), ''),
    proof_picture = fail_parcel_drop.picture, state = case when back then 'returning' else 'failed' end,
    decide_by = case when not back then ends end
  where k.order_id = o.id and k.n = d.n returning * into d;
  perform private.note_event(o, auth.uid(), 'courier', 'parcel_' || d.reason);
  if back then
    perform private.send_parcel_back(d);
  else
    insert into private.order_timers (order_id, action, due_at, payload)
    values (o.id, 'parcel_decides', ends, jsonb_build_object('n', d.n));
    perform private.notify_party(o, 'user', 'parcel_failed', jsonb_build_object('receiver', d.name, 'until',
      to_char(ends at time zone 'Asia/Kolkata', 'HH24:MI')));
  end if;
  perform private.go_on_with_parcel(e) from public.enhanced_orders as e where e.id = o.id;
  return jsonb_build_object('state', d.state, 'decide_by', d.decide_by);
end
$$;

comment on function public.fail_parcel_drop is
  'Nobody took a parcel at the next door: reason nobody_there, wrong_address, cannot_reach (after a call or a wait) or '
  'refused (with a photo or the receiver''s words, which starts the way back at once). The other doors are not '
  'touched: {state, decide_by}; repeated it answers the same. Refuses reason_invalid, not_at_door, wait_or_call '
  '{until}, refusal_unproven.';

create function private.send_parcel_back(d private.parcel_drops) returns void
language plpgsql set search_path = '' as $$
begin
  -- A code that could open a door no more is worth nothing.
  delete from private.handover_codes as h where h.order_id = d.order_id and h.purpose = 'drop:' || d.n;
  perform private.end_parcel_link(d);
end
$$;

comment on function private.send_parcel_back is 'The receiver''s code and link of a drop that goes back are over.';

create function private.choose_for_drop(o public.enhanced_orders, n integer, choice text) returns void
language plpgsql set search_path = '' as $$
#variable_conflict use_column
declare
  d private.parcel_drops;
begin
  update private.parcel_drops as k set decide_by = null,
    state = case choose_for_drop.choice when 'retry' then 'waiting' else 'returning' end
  where k.order_id = o.id and k.n = choose_for_drop.n and k.state = 'failed' returning * into d;
  if d.n is null then return; end if;
  if d.state = 'waiting' then
    insert into public.job_stops (job_id, n, what, lat, lng, address, landmark, code_purpose)
    select j.id, (select max(s.n) + 1 from public.job_stops as s where s.job_id = j.id), 'drop',
      (d.place ->> 'lat')::float8, (d.place ->> 'lng')::float8, d.place ->> 'line', d.place ->> 'landmark',
      'drop:' || d.n
    from private.job_of(o.id) as j;
  else
    perform private.send_parcel_back(d);
  end if;
  perform private.note_event(o, auth.uid(), case when auth.uid() is null then 'system' else 'user' end,
    'parcel_' || choose_for_drop.choice);
  perform private.go_on_with_parcel(e) from public.enhanced_orders as e where e.id = o.id;
end
$$;

comment on function private.choose_for_drop is
  'What becomes of a drop that failed, once: another try, or the way back.';

create function public.decide_parcel_drop(order_id uuid, n integer, choice text) returns jsonb
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  caller uuid := private.require_user();
  o public.enhanced_orders := private.lock_order(decide_parcel_drop.order_id);
  d private.parcel_drops;
begin
  if coalesce(decide_parcel_drop.choice, '') not in ('retry', 'return') then
    perform private.refuse(400, 'request_invalid', 'This request could not be read.');
  end if;
  select * into d from private.parcel_drops as k where k.order_id = o.id and k.n = decide_parcel_drop.n
    and o.user_id = caller;
  if d.n is null then perform private.refuse(404, 'order_not_found', 'There is no such order.'); end if;
  if d.state <> 'failed' and not (d.attempts > 0 and d.state = case decide_parcel_drop.choice when 'retry'
      then 'waiting' else 'returning' end) then
    perform private.refuse(409, 'change_decided', 'This was decided already.', jsonb_build_object('state', d.state));
  end if;
  perform private.choose_for_drop(o, d.n, decide_parcel_drop.choice);
  select * into d from private.parcel_drops as k where k.order_id = o.id and k.n = d.n;
  return jsonb_build_object('state', d.state);
end
$$;

comment on function public.decide_parcel_drop is
  'The sender chooses after a failed attempt: retry or return, once; repeated it answers the same: {state}. Refuses '
  'order_not_found, change_decided.';

create function private.end_parcel_choice(order_id uuid, timer private.order_timers) returns void
language sql set search_path = '' as $$
  select private.choose_for_drop(o, (timer.payload ->> 'n')::integer, 'return')
  from public.enhanced_orders as o join private.parcel_drops as d on d.order_id = o.id
    and d.n = (timer.payload ->> 'n')::integer
  where o.id = end_parcel_choice.order_id and d.state = 'failed' and d.decide_by <= now()
$$;

comment on function private.end_parcel_choice is 'A sender who does not answer gets the parcel back.';

insert into private.timer_actions (action, run) values ('parcel_decides', 'private.end_parcel_choice');

-- What the two sides read ---------------------------------------------------------------------------------------------
create function private.parcel_detail(o public.enhanced_orders, viewer text) returns jsonb
language plpgsql stable set search_path = '' as $$
#variable_conflict use_column
declare
  p private.parcels;
  mine boolean := coalesce(o.user_id = auth.uid(), false);
  live boolean := o.status not in ('delivered', 'cancelled');
begin
  select * into p from private.parcels as k where k.order_id = o.id;
  if p.order_id is null or not (mine or private.is_admin()) then return null; end if;
  return jsonb_build_object('parcel', jsonb_build_object('grams', p.grams, 'class', p.class, 'contents', p.contents,
    'contents_text', p.contents_text, 'fragile', p.fragile, 'declared_paise', p.declared_paise, 'insured', p.insured,
    'receiver_pays', p.receiver_pays, 'pays_at', p.pays_at, 'sender', p.sender_name, 'pickup', p.pickup,
    'picked_up_at', p.picked_up_at, 'pickup_picture', p.pickup_picture,
    'pickup_code', (select h.code from private.handover_codes as h where mine and live and p.picked_up_at is null
      and o.status <> 'pending' and h.order_id = o.id and h.purpose = 'pickup'),
    'return_code', (select h.code from private.handover_codes as h where mine and live
      and h.order_id = o.id and h.purpose = 'drop:90'),
    'return', case when p.return_job is not null then jsonb_build_object('paise', p.return_paise)
      when live then (select jsonb_build_object('paise', r.way -> 'paise')
        from private.parcel_return(o, p) as r (way) where r.way is not null) end,
    'return_cash_paise', case when live and p.return_job is not null then private.cash_due(o.id)
      - coalesce(p.collected_paise, 0) end,
    'outcome', case when o.status = 'delivered' then (select case when bool_and(d.state = 'returned') then 'returned'
      when bool_or(d.state = 'returned') then 'partly' else 'delivered' end
      from private.parcel_drops as d where d.order_id = o.id) end,
    'drops', (select jsonb_agg(jsonb_build_object('n', d.n, 'name', d.name, 'phone', case when mine then d.phone end,
      'line', d.place -> 'line', 'landmark', d.place -> 'landmark', 'lat', d.place -> 'lat', 'lng', d.place -> 'lng',
      'handover', d.handover, 'state', d.state, 'attempts', d.attempts, 'reason', d.reason, 'note', d.note,
      'decide_by', d.decide_by, 'done_at', d.done_at, 'proof', d.proof, 'proof_name', d.proof_name,
      'proof_picture', d.proof_picture, 'proof_strokes', d.proof_strokes,
      'shared', d.link_hash is not null and d.state in ('waiting', 'failed')) order by d.n)
      from private.parcel_drops as d where d.order_id = o.id)));
end
$$;

comment on function private.parcel_detail is
  'What only this trade knows of an order, to its sender and administrators; the codes of receivers are theirs alone.';

create function private.parcel_job(o public.enhanced_orders, job public.jobs, offered boolean) returns jsonb
language plpgsql stable set search_path = '' as $$
#variable_conflict use_column
declare
  p private.parcels;
begin
  select * into p from private.parcels as k where k.order_id = o.id;
  return jsonb_build_object('class', p.class, 'grams', p.grams, 'fragile', p.fragile, 'drops',
      (select count(*) from private.parcel_drops as d where d.order_id = o.id), 'metres', job.distance_m,
      'collect_paise', private.cash_due(o.id), 'scheduled_for', o.scheduled_for)
    || case when parcel_job.offered then '{}' else jsonb_build_object('job_id', job.id, 'order_id', o.id,
      'order_number', o.order_number, 'state', job.state,
      'contents', p.contents, 'picked_up', p.picked_up_at is not null, 'waits', (select jsonb_agg(jsonb_build_object(
        'n', d.n, 'name', d.name, 'decide_by', d.decide_by) order by d.n) from private.parcel_drops as d
        where d.order_id = o.id and d.state = 'failed'),
      'returning', exists (select from private.parcel_drops as d where d.order_id = o.id and d.state = 'returning'),
      'stops', (select jsonb_agg(jsonb_build_object('n', s.n, 'what', s.what, 'drop', d.n, 'name',
          coalesce(d.name, p.sender_name), 'address', s.address, 'landmark', s.landmark, 'lat', s.lat, 'lng', s.lng,
          'handover', d.handover, 'arrived_at', s.arrived_at, 'done_at', s.done_at, 'proof', s.proof,
          'may_fail_at', s.arrived_at + make_interval(secs => private.setting_int('parcel_wait_seconds')),
          'called', coalesce(d.called_at >= s.arrived_at, false),
          'collect_paise', case when s.what = 'drop' and d.n = p.pays_at then private.cash_due(o.id)
            when s.what = 'return' then private.cash_due(o.id) - coalesce(p.collected_paise, 0) else 0 end)
          order by s.n)
        from public.job_stops as s left join private.parcel_drops as d on d.order_id = o.id
          and s.what = 'drop' and 'drop:' || d.n = s.code_purpose where s.job_id = job.id),
      'server_now', now()) end;
end
$$;

comment on function private.parcel_job is
  'A parcel as its courier reads it: before accepting its size, doors and way, afterwards the stops. No code, no '
  'declared value, no number.';

create function public.parcel_job(order_id uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  job public.jobs := private.require_job(parcel_job.order_id);
begin
  if job.state in ('delivered', 'cancelled') or not exists (select from private.parcels as p
      where p.order_id = job.order_id) then
    perform private.refuse(404, 'order_not_found', 'There is no such order.');
  end if;
  return (select private.parcel_job(o, job, false) from public.enhanced_orders as o where o.id = job.order_id);
end
$$;

comment on function public.parcel_job(uuid) is
  'The parcel that the caller carries, with its stops: {job_id, order_id, order_number, class, grams, fragile, '
  'contents, picked_up, waits [{n, name, decide_by}], returning, stops [{n, what, drop, name, address, landmark, lat, '
  'lng, handover, arrived_at, done_at, may_fail_at, called, collect_paise}], server_now}. Refuses order_not_found.';

-- One's data ----------------------------------------------------------------------------------------------------------
create function private.parcel_data(caller uuid) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object('parcels', (select coalesce(jsonb_agg(jsonb_build_object('order_number', o.order_number,
      'grams', p.grams, 'contents', p.contents, 'contents_text', p.contents_text, 'pickup', p.pickup, 'receivers', (
        select jsonb_agg(jsonb_build_object('name', d.name, 'phone', d.phone, 'place', d.place) order by d.n)
        from private.parcel_drops as d where d.order_id = o.id)) order by o.created_at), '[]')
    from private.parcels as p join public.enhanced_orders as o on o.id = p.order_id
    where o.user_id = parcel_data.caller))
$$;

comment on function private.parcel_data is 'The parcels that a person sent; see trade_accounts.';

create function private.forget_parcels(caller uuid) returns void language sql set search_path = '' as $$
  update private.parcel_drops as d set name = '-', phone = null, place = d.place - array['line', 'landmark'],
    proof_name = null, proof_strokes = null, note = null
  from public.enhanced_orders as o where o.id = d.order_id and o.user_id = forget_parcels.caller;
  update private.parcels as p set sender_name = '-', sender_phone = null, contents_text = null,
    pickup = p.pickup - array['line', 'landmark']
  from public.enhanced_orders as o where o.id = p.order_id and o.user_id = forget_parcels.caller;
$$;

comment on function private.forget_parcels is 'Forgets who sent parcels to whom; see trade_accounts.';

insert into private.trade_accounts (trade, data, forget)
  values ('parcel', 'private.parcel_data', 'private.forget_parcels');

revoke execute on function private.may_see_parcel_picture(text), private.check_parcel_picture(uuid, text),
  private.end_parcel_link(private.parcel_drops), private.end_parcel_links(public.enhanced_orders, public.order_status),
  private.parcel_return(public.enhanced_orders, private.parcels),
  private.begin_parcel_return(public.enhanced_orders, private.parcels, uuid),
  private.charge_parcel_waiting(public.enhanced_orders, private.parcels),
  private.go_on_with_parcel(public.enhanced_orders), private.parcel_proof(public.enhanced_orders, text, jsonb),
  private.parcel_time(timestamptz, private.parcels), private.send_parcel_back(private.parcel_drops),
  private.choose_for_drop(public.enhanced_orders, integer, text),
  private.end_parcel_choice(uuid, private.order_timers), private.parcel_detail(public.enhanced_orders, text),
  private.parcel_job(public.enhanced_orders, public.jobs, boolean), private.parcel_data(uuid),
  private.forget_parcels(uuid) from public;
grant execute on function private.may_see_parcel_picture(text) to authenticated;
revoke execute on function public.parcel_picture_path(uuid, text), public.share_parcel_drop(uuid, integer),
  public.pick_up_parcel(uuid, text, text), public.deliver_parcel(uuid, integer, jsonb, timestamptz),
  public.call_parcel_receiver(uuid, integer), public.fail_parcel_drop(uuid, integer, text, text, text),
  public.decide_parcel_drop(uuid, integer, text), public.parcel_job(uuid) from public, anon;
grant execute on function public.parcel_picture_path(uuid, text), public.share_parcel_drop(uuid, integer),
  public.pick_up_parcel(uuid, text, text), public.deliver_parcel(uuid, integer, jsonb, timestamptz),
  public.call_parcel_receiver(uuid, integer), public.fail_parcel_drop(uuid, integer, text, text, text),
  public.decide_parcel_drop(uuid, integer, text), public.parcel_job(uuid) to authenticated;
revoke execute on function public.receiver_view(text) from public;
grant execute on function public.receiver_view(text) to anon, authenticated;
