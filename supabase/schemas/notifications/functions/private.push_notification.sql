create or replace function private.push_notification()
  returns trigger
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
begin
  -- What belongs to one thread or order replaces what came before; a chat does not replace the order's own steps.
  perform private.queue_push(new.user_id, new.template, new.params, new.title, new.message,
    coalesce(new.action_url, '/'),
    left(regexp_replace(coalesce(new.params ->> 'thread', new.params ->> 'order_id', new.params ->> 'order_number',
      new.id::text), '[^A-Za-z0-9_]', '', 'g'), 32),
    t.push_for)
  from private.notification_templates as t where t.template = new.template and t.push_for is not null;
  return null;
end
$function$;

revoke all on function private.push_notification() from public;
