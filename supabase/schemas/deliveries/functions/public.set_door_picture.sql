create or replace function public.set_door_picture (
  order_id uuid,
  path text
)
  returns jsonb
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  o public.enhanced_orders := private.job_at_door(set_door_picture.order_id);
  had text;
begin
  perform private.bound(set_door_picture.path, 200);
  if not starts_with(coalesce(set_door_picture.path, ''), o.id || '/' || auth.uid() || '/')
      or not exists (select from storage.objects as s where s.bucket_id = 'door-pictures'
        and s.name = set_door_picture.path) then
    perform private.refuse(400, 'picture_invalid', 'This is no picture that can be sent.');
  end if;
  select w.picture into had from public.door_waits as w where w.order_id = o.id and w.courier_id = auth.uid()
    for no key update;
  if not found then perform private.refuse(409, 'door_wait_missing', 'Please start waiting first.'); end if;
  update public.door_waits as w set picture = set_door_picture.path where w.order_id = o.id;
  if had is null then perform private.note_event(o, auth.uid(), 'courier', 'door_picture'); end if;
  perform private.publish('user:' || auth.uid(), 'job', jsonb_build_object('order_id', o.id));
  return private.door_of(o.id, auth.uid());
end
$function$;

comment on function public.set_door_picture(uuid, text) is 'Keeps the photo that shows that the courier was at the door; the last one counts. Refuses order_not_found, not_at_door, picture_invalid, door_wait_missing.';

revoke all on function public.set_door_picture(uuid, text) from public;

grant execute on function public.set_door_picture(uuid, text) to authenticated, postgres;
