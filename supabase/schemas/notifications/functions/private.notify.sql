create or replace function private.notify (
  user_id uuid,
  template text,
  params jsonb default '{}'::jsonb,
  action_url text default null::text
)
  returns void
  language plpgsql
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  words private.notification_templates;
  filled_title text;
  filled_message text;
  param record;
  note_id uuid;
begin
  select * into words from private.notification_templates as t where t.template = notify.template;
  if not found then raise exception 'there is no notification template %', notify.template; end if;
  filled_title := words.title;
  filled_message := words.message;
  for param in select * from jsonb_each_text(notify.params) loop
    filled_title := replace(filled_title, '{' || param.key || '}', coalesce(param.value, ''));
    filled_message := replace(filled_message, '{' || param.key || '}', coalesce(param.value, ''));
  end loop;
  insert into public.system_notifications (user_id, title, message, type, action_url, template, params)
  values (notify.user_id, filled_title, filled_message, words.type, notify.action_url, notify.template, notify.params)
  returning id into note_id;
  perform private.publish('user:' || notify.user_id, 'notification', jsonb_build_object('id', note_id));
end
$function$;

comment on function private.notify(uuid, text, jsonb, text) is 'Creates a notification and publishes it on the user''s topic.';

revoke all on function private.notify(uuid, text, jsonb, text) from public;
