create or replace function public.admin_audit (
  of_action text default null::text,
  by_actor text default null::text,
  about text default null::text,
  before_id bigint default null::bigint,
  limit_count integer default 50
)
  returns table (
    id bigint,
    at timestamp with time zone,
    actor_id uuid,
    actor_name text,
    actor_role text,
    action text,
    subject_type text,
    subject_id text,
    before jsonb,
    after jsonb,
    note text
  )
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  acts text := nullif(left(trim(admin_audit.of_action), 60), '');
  who text := nullif(left(trim(admin_audit.by_actor), 100), '');
  subject text := nullif(left(trim(admin_audit.about), 100), '');
begin
  perform private.require_role('admin');
  return query
    select a.id, a.at, a.actor_id, private.name_of(a.actor_id), a.actor_role, a.action, a.subject_type, a.subject_id,
      a.before, a.after, a.note
    from public.audit_log as a
    where (acts is null or a.action = acts) and (subject is null or a.subject_id = subject or a.subject_type = subject)
      and (who is null or a.actor_id in (select p.id from public.profiles as p
        where lower(p.full_name) like private.like_pattern(who)))
      and (admin_audit.before_id is null or a.id < admin_audit.before_id)
    order by a.id desc limit least(greatest(coalesce(admin_audit.limit_count, 50), 1), 100);
end
$function$;

comment on function public.admin_audit(text, text, text, bigint, integer) is 'The audit log, newest first, by action, by the actor''s name, by the subject''s kind or id; a page follows before_id. Administrators only.';

revoke all on function public.admin_audit(text, text, text, bigint, integer) from public;

grant execute on function public.admin_audit(text, text, text, bigint, integer) to authenticated, postgres;
