create or replace function private.why_not_offer (
  job public.jobs,
  o public.enhanced_orders,
  c public.couriers,
  p public.courier_positions,
  rule private.dispatch_rules,
  work text,
  ends_at timestamp with time zone
)
  returns text
  language plpgsql
  stable
  set search_path to ''
  AS $function$
declare
  last public.job_offers;
begin
  if not c.online then return 'offline'; end if;
  if p.at <= now() - make_interval(secs => rule.stale_seconds) then return 'stale'; end if;
  if not c.verified or not exists (select from public.user_roles as r where r.user_id = c.user_id
    and r.role = 'delivery') then return 'not_verified'; end if;
  if not (case work when 'rides' then c.takes_rides when 'parcels' then c.takes_parcels else c.takes_goods end) then
    return 'other_work';
  end if;
  if not private.vehicle_fits(job, c.vehicle_kind) then return 'vehicle'; end if;
  if exists (select from private.provider_documents as d where d.user_id = c.user_id and d.state = 'accepted'
    and d.valid_until < (ends_at at time zone 'Asia/Kolkata')::date) then return 'document_expired'; end if;
  if exists (select from private.measures as m where m.provider_id = c.user_id and m.state in ('in_force', 'ending'))
    then return 'suspended';
  end if;
  if c.user_id = o.user_id then return 'own_order'; end if;
  if private.is_staff_of(job.vendor_id, c.user_id) then return 'own_business'; end if;
  if coalesce(job.wishes -> 'not', '[]') ? c.user_id::text then return 'unwanted'; end if;
  if (job.wishes ->> 'must')::boolean and c.gender is distinct from (job.wishes ->> 'driver_gender') then
    return 'gender';
  end if;
  if c.rating < rule.rating_floor then return 'rating'; end if;
  select * into last from public.job_offers as f where f.job_id = job.id and f.courier_id = c.user_id
    and (f.left_as is not null or f.offered_at >= job.search_started_at or (f.outcome = 'declined'
      and f.answered_at > now() - make_interval(secs => private.setting_int('offer_again_seconds'))))
  order by f.left_as nulls last, f.offered_at desc limit 1;
  if found then
    return coalesce(last.left_as, case last.outcome when 'declined' then 'declined' else 'asked_already' end);
  end if;
  if exists (select from public.job_offers as f where f.courier_id = c.user_id and f.outcome = 'offered') then
    return 'asked_elsewhere';
  end if;
  if not private.is_homeward(c.user_id, job, p.lat, p.lng) then return 'not_homeward'; end if;
  if not private.has_room(c.user_id, job) then return 'capacity'; end if;
  if not private.may_collect(c.user_id, job.order_id) then return 'cash_limit'; end if;
  return null;
end
$function$;

comment on function
  private.why_not_offer(public.jobs, public.enhanced_orders, public.couriers, public.courier_positions,
  private.dispatch_rules, text, timestamp with time zone) is 'Why a job is not offered to a courier; null where it may be.';

revoke all
  on function
    private.why_not_offer(public.jobs, public.enhanced_orders, public.couriers, public.courier_positions,
    private.dispatch_rules, text, timestamp with time zone)
  from public;
