create or replace function public.decide_text (
  subject_id uuid,
  keep boolean
)
  returns void
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  caller uuid := private.require_role('admin');
  decided text := case when decide_text.keep then 'shown' else 'hidden' end;
  t private.public_texts;
begin
  if decide_text.keep is null then perform private.refuse(400, 'request_invalid', 'This request could not be read.');
    end if;
  perform 1 from public.product_questions as q where q.id = decide_text.subject_id for no key update;
  perform 1 from public.product_answers as a where a.id = decide_text.subject_id for no key update;
  select * into t from private.public_texts as w where w.id = decide_text.subject_id;
  if not found then perform private.refuse(404, 'question_not_found', 'This question is not there any more.'); end if;
  update public.product_questions as q set state = decided, reports = 0, reported_at = null where q.id = t.id;
  update public.product_answers as a set state = decided, reports = 0, reported_at = null where a.id = t.id;
  insert into private.text_decisions (subject_id, is_kept, decided_by) values (t.id, decide_text.keep, caller)
  on conflict (subject_id) do update set is_kept = excluded.is_kept, decided_by = excluded.decided_by,
    decided_at = now();
  if not decide_text.keep and t.author_id is not null and (t.reports > 0 or t.state = 'shown') then
    perform private.notify(t.author_id, 'question_removed',
      jsonb_build_object('product', private.product_name(t.product_id)), '/shopping/product/' || t.product_id);
  end if;
  perform private.publish('user:' || r.user_id, 'text_report', '{}'::jsonb) from public.user_roles as r
    where r.role = 'admin';
  perform private.audit('decide_text', 'product_question', t.id::text,
    jsonb_build_object('state', t.state, 'reports', t.reports), jsonb_build_object('state', decided));
end
$function$;

comment on function public.decide_text(uuid, boolean) is 'Shows or takes down a question or answer after reports; it can be decided again. The author of what is taken down is told. Administrators only; written to the audit log. Raises question_not_found.';

revoke all on function public.decide_text(uuid, boolean) from public;

grant execute on function public.decide_text(uuid, boolean) to authenticated, postgres;
