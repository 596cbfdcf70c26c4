create or replace function private.tell_job_of_contact()
  returns trigger
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  row_data jsonb := to_jsonb(new);
  courier uuid := coalesce(row_data ->> 'caller_id', row_data ->> 'sender_id')::uuid;
begin
  -- An order's conversation has the order's id.
  if exists (select from public.jobs as d where d.order_id = new.conversation_id and d.performer_id = courier
    and d.state = 'near') then
    perform private.publish('user:' || courier, 'job', jsonb_build_object('order_id', new.conversation_id));
  end if;
  return null;
end
$function$;

comment on function private.tell_job_of_contact() is 'Who stands at a door and has called or written sees it ticked at once.';

revoke all on function private.tell_job_of_contact() from public;
