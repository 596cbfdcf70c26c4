-- "I have arrived" is checked against the courier's position; a way out for wrong positions is recorded.

insert into public.app_settings (setting_key, value_type, unit, setting_value, minimum, maximum, category, description, is_public) values
  ('arrival_radius_m', 'integer', 'metres', '150', 30, 2000, 'couriers', 'How near a courier must be to say that they have arrived.', false);

create table private.arrivals (
  order_id uuid not null references public.deliveries (order_id),
  courier_id uuid not null references public.couriers (user_id),
  stop text not null constraint arrival_stop check (stop in ('pickup', 'drop')),
  at timestamptz not null default now(),
  distance_m integer,
  accuracy_m real,
  in_spite_of_distance text constraint arrival_reason check (in_spite_of_distance in ('wrong_position', 'no_way_nearer', 'other_spot')),
  primary key (order_id, stop, courier_id)
);
create index arrivals_courier_idx on private.arrivals (courier_id);
comment on table private.arrivals is 'Where couriers said that they had arrived, for disputes: distance_m is null without a fresh position.';
comment on column private.arrivals.in_spite_of_distance is 'The courier''s reason where the position did not agree.';

create function private.check_arrival(job public.deliveries, stop text, reason text) returns void
language plpgsql set search_path = '' as $$
#variable_conflict use_column
declare
  found_at public.courier_positions;
  metres integer;
begin
  if check_arrival.reason not in ('wrong_position', 'no_way_nearer', 'other_spot') then
    perform private.refuse(400, 'reason_invalid', 'Please choose a reason.');
  end if;
  select * into found_at from public.courier_positions as p where p.user_id = job.courier_id and p.at > now() - interval '5 minutes';
  if found then
    metres := public.distance_m(found_at.lat, found_at.lng, case check_arrival.stop when 'drop' then job.drop_lat else job.pickup_lat end,
      case check_arrival.stop when 'drop' then job.drop_lng else job.pickup_lng end);
  end if;
  if check_arrival.reason is null
      and coalesce(metres > private.setting_int('arrival_radius_m') + least(coalesce(found_at.accuracy_m, 0), 100), true) then
    perform private.refuse(409, 'not_there_yet', 'You do not seem to be there yet.', jsonb_build_object('distance_m', metres));
  end if;
  insert into private.arrivals (order_id, courier_id, stop, distance_m, accuracy_m, in_spite_of_distance)
  values (job.order_id, job.courier_id, check_arrival.stop, metres, found_at.accuracy_m, check_arrival.reason)
  on conflict do nothing;
end
$$;
comment on function private.check_arrival is
  'Refuses an arrival that the last position does not bear out (not_there_yet {distance_m}), unless the courier gives a reason.';
