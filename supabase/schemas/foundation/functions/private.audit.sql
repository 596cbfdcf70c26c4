create or replace function private.audit (
  action text,
  subject_type text,
  subject_id text,
  before jsonb default null::jsonb,
  after jsonb default null::jsonb,
  note text default null::text
)
  returns void
  language sql
  security definer
  set search_path to ''
  AS $function$
  insert into public.audit_log (actor_id, actor_role, action, subject_type, subject_id, before, after, note)
  values (auth.uid(), case when auth.uid() is null then 'system' when private.is_admin() then 'admin' else 'user' end,
    action, subject_type, subject_id, before, after, note)
$function$;

revoke all on function private.audit(text, text, text, jsonb, jsonb, text) from public;
