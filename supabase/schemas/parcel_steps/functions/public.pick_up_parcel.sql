create or replace function public.pick_up_parcel (
  order_id uuid,
  code text,
  picture text
)
  returns jsonb
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
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
$function$;

comment on function public.pick_up_parcel(uuid, text, text) is 'The courier takes a parcel over with the sender''s code and a photo: {outcome (done, wrong_code, code_locked), tries_left, retry_at}; twice is once. Refuses order_not_found, not_at_door, picture_missing, picture_invalid.';

revoke all on function public.pick_up_parcel(uuid, text, text) from public;

grant execute on function public.pick_up_parcel(uuid, text, text) to authenticated, postgres;
