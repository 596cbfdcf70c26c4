create or replace function public.change_subscriber (
  subscriber_id uuid,
  address_id uuid default null::uuid,
  instructions text default null::text
)
  returns void
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  caller uuid := private.require_user();
  v public.vendors;
begin
  perform private.bound(change_subscriber.instructions, 2000);
  select w.* into v from public.subscribers as d join public.vendors as w on w.id = d.vendor_id
  where d.id = change_subscriber.subscriber_id and d.user_id = caller;
  if not found then perform private.refuse(404, 'subscription_not_found', 'There is no such subscription.'); end if;
  perform private.lock_subscriber(change_subscriber.subscriber_id);
  if change_subscriber.address_id is not null then perform private.settle_at_door(v, caller,
    change_subscriber.address_id); end if;
  update public.subscribers as d set instructions = nullif(left(trim(change_subscriber.instructions), 300), '')
  where d.id = change_subscriber.subscriber_id and change_subscriber.instructions is not null;
  perform private.publish('user:' || caller, 'subscription', '{}'::jsonb);
  perform private.publish('vendor:' || v.id, 'round', '{}'::jsonb);
end
$function$;

comment on function public.change_subscriber(uuid, uuid, text) is 'Another address, or what the vendor''s people should know at the door; null leaves one as it is, an empty text removes it.';

revoke all on function public.change_subscriber(uuid, uuid, text) from public;

grant execute on function public.change_subscriber(uuid, uuid, text) to authenticated, postgres;
