/** Puts a courier or driver on duty at a place, as seen there just now; dispatch finds them. */
const STAND_AT = `
create or replace function pg_temp.stand_at(performer uuid, lat float8, lng float8) returns void language sql as $$
  update public.couriers as c set online = true where c.user_id = performer;
  update public.courier_positions as p set lat = stand_at.lat, lng = stand_at.lng, at = now(), seen_at = now()
  where p.user_id = performer;
$$`

/** Accepts the offer that came with an order, as its courier or driver does. */
const TAKE_JOB = `
create or replace function pg_temp.take_job(at_order uuid, performer uuid) returns uuid language plpgsql as $$
declare
  offer uuid;
  job uuid;
begin
  -- An offer ends by the clock, and the seeds are one long transaction.
  update public.job_offers as f set expires_at = clock_timestamp() + interval '10 minutes'
  from private.job_of(at_order) as j where f.job_id = j.id and f.courier_id = performer and f.outcome = 'offered'
  returning f.id, f.job_id into offer, job;
  if offer is null then raise exception 'order % is not offered to %', at_order, performer; end if;
  perform pg_temp.act_as(performer);
  perform public.respond_to_offer(offer, true);
  return job;
end
$$`

/** Off duty again where they were seen before, and too long ago to be asked. */
const GO_HOME = `
create or replace function pg_temp.go_home(stood public.courier_positions) returns void language sql as $$
  update public.couriers as c set online = false where c.user_id = stood.user_id;
  update public.courier_positions as p set lat = stood.lat, lng = stood.lng, at = stood.at, seen_at = stood.seen_at
  where p.user_id = stood.user_id;
$$`

/** The calls wrote "now": an errand was taken at once, begun at its first stop and done at the last, some days ago. */
const PUT_BACK = `
create or replace function pg_temp.put_errand_back(at_order uuid, placed timestamptz, begun timestamptz,
  ended timestamptz) returns void language plpgsql as $$
declare
  ago interval := now() - placed;
  taken timestamptz := placed + interval '20 seconds';
begin
  -- Nobody needs to be told of it now.
  delete from public.system_notifications as n using public.enhanced_orders as o
  where o.id = at_order and n.params ->> 'order_number' = o.order_number;
  update public.enhanced_orders as o set created_at = placed, placed_at = placed, status_since = ended,
    updated_at = ended, promised_min_at = o.promised_min_at - ago, promised_max_at = o.promised_max_at - ago,
    order_number = (select format('%s-%s-%s', split_part(o.order_number, '-', 1), day.text,
        private.padded(coalesce(max(split_part(x.order_number, '-', 3)::bigint), 0) + 1, 4))
      from (values (to_char(placed at time zone 'Asia/Kolkata', 'YYMMDD'))) as day (text)
      left join public.enhanced_orders as x on x.id <> o.id
        and starts_with(x.order_number, split_part(o.order_number, '-', 1) || '-' || day.text || '-')
      group by day.text)
  where o.id = at_order;
  update public.order_events as e set at = case when e.seq = 1 then placed when e.to_status = 'confirmed' then taken
      when e.to_status in ('delivered', 'cancelled') then ended when e.from_status = 'confirmed' then begun
      else begun + (ended - begun) / 2 end
  where e.order_id = at_order;
  update private.ledger_transactions as t set at = case when t.idempotency_key = 'pay:' || at_order then placed
    else ended end where t.order_id = at_order;
  update public.payments as p set created_at = placed, updated_at = ended, collected_at = placed
  where p.order_id = at_order;
  update public.refunds as f set created_at = ended where f.order_id = at_order;
  update private.order_shares as s set settled_at = ended where s.order_id = at_order and s.settled_at is not null;
  update private.order_changes as c set created_at = ended, decided_at = ended where c.order_id = at_order;
  update private.order_estimates as e set arrives_at = ended, updated_at = begun where e.order_id = at_order;
  update private.order_parties as p set from_at = p.from_at - ago, until_at = p.until_at - now() + ended
  where p.order_id = at_order;
  update private.order_timers as t set due_at = t.due_at - now() + ended,
    done_at = case when t.done_at is not null then ended end where t.order_id = at_order;
  update public.job_stops as s set arrived_at = d.at - interval '2 minutes', done_at = d.at
  from (select k.job_id, k.n, begun + (ended - begun) * (row_number() over (order by j.leg, k.n) - 1)
      / greatest(count(*) over () - 1, 1) as at
    from public.job_stops as k join public.jobs as j on j.id = k.job_id where j.order_id = at_order) as d
  where s.job_id = d.job_id and s.n = d.n and s.done_at is not null;
  update private.arrivals as a set at = s.arrived_at from public.job_stops as s join public.jobs as j on j.id = s.job_id
  where j.order_id = at_order and a.job_id = s.job_id and a.n = s.n;
  update public.jobs as j set search_started_at = case when j.leg = 1 then placed end,
    assigned_at = case when j.leg = 1 then taken else (select max(s.done_at) from public.job_stops as s
      join public.jobs as k on k.id = s.job_id where k.order_id = at_order and k.leg < j.leg) end,
    done_at = case when j.done_at is not null
      then (select max(s.done_at) from public.job_stops as s where s.job_id = j.id) end
  where j.order_id = at_order;
  update public.job_offers as f set offered_at = placed, expires_at = placed + interval '30 seconds',
    answered_at = taken from public.jobs as j where j.order_id = at_order and f.job_id = j.id;
  update private.dispatch_decisions as d set at = placed from public.jobs as j
  where j.order_id = at_order and d.job_id = j.id;
  insert into private.courier_shifts (user_id, started_at, ended_at)
  select distinct j.performer_id, placed - interval '40 minutes', ended + interval '25 minutes'
  from public.jobs as j where j.order_id = at_order and not exists (select from private.courier_shifts as s
    where s.user_id = j.performer_id and s.started_at < ended + interval '25 minutes'
      and coalesce(s.ended_at, 'infinity') > placed - interval '40 minutes');
end
$$`

/** What the seeds of rides and of parcels do alike, after `pg_temp.act_as`. */
export const ERRANDS = [STAND_AT, TAKE_JOB, GO_HOME, PUT_BACK]

/** What the database keeps as it was written, and `pg_temp.put_errand_back` dates back. */
export const ERRAND_RECORDS = ['public.order_events', 'private.ledger_transactions']
