create or replace function public.respond_to_offer (
  offer_id uuid,
  accept boolean,
  reason text default null::text
)
  returns jsonb
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  c public.couriers := private.require_courier();
  f public.job_offers;
  job public.jobs;
begin
  if accept is null then perform private.refuse(400, 'request_invalid', 'This request could not be read.'); end if;
  select * into f from public.job_offers as k where k.id = respond_to_offer.offer_id and k.courier_id = c.user_id;
  if not found then perform private.refuse(404, 'offer_not_found', 'There is no such offer.'); end if;
  -- One lock for all responses to the same job: the first one wins.
  select * into job from public.jobs as j where j.id = f.job_id for no key update;
  select * into c from public.couriers as k where k.user_id = c.user_id for no key update;
  select * into f from public.job_offers as k where k.id = f.id for no key update;
  if accept and f.outcome = 'accepted' and job.performer_id = c.user_id then
    return jsonb_build_object('outcome', 'accepted', 'order_id', job.order_id);
  end if;
  if f.outcome <> 'offered' or f.expires_at <= clock_timestamp() or job.state not in ('searching', 'no_courier')
      or accept and not c.online then
    return jsonb_build_object('outcome', case when not accept then 'declined' else 'too_late' end,
      'order_id', job.order_id);
  end if;
  if not accept then
    update public.job_offers as k set outcome = 'declined', answered_at = now(),
      reason = left(respond_to_offer.reason, 200) where k.id = f.id;
    perform private.next_wave_if_idle(job.id);
    return jsonb_build_object('outcome', 'declined', 'order_id', job.order_id);
  end if;
  -- Checked again, because a courier may have become part of the vendor's staff since the offer.
  if private.is_staff_of(job.vendor_id, c.user_id)
      or exists (select from public.enhanced_orders as o where o.id = job.order_id and o.user_id = c.user_id) then
    perform private.refuse(403, 'own_order', 'You cannot deliver your own order or one of your own business.');
  end if;
  -- Two searches may have offered to the same courier at once, so room and cash limit are checked again.
  if not private.has_room(c.user_id, job) then
    perform private.refuse(409, 'hands_full', 'You already carry as many orders as you can.');
  end if;
  if not private.may_collect(c.user_id, job.order_id) then
    perform private.refuse(409, 'cash_limit_reached', 'Please deposit the cash in hand before you collect more.');
  end if;
  update public.job_offers as k set outcome = 'accepted', answered_at = now() where k.id = f.id;
  perform private.assign_job(job.id, c.user_id);
  return jsonb_build_object('outcome', 'accepted', 'order_id', job.order_id);
end
$function$;

comment on function public.respond_to_offer(uuid, boolean, text) is 'Accepts or declines an offered job. Only one courier gets it; the others get too_late.';

revoke all on function public.respond_to_offer(uuid, boolean, text) from public;

grant execute on function public.respond_to_offer(uuid, boolean, text) to authenticated, postgres;
