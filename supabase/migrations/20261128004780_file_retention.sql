-- How long papers are kept, and the removal of files that nothing names any more (DPDP Act 2023 s. 8(7): personal
-- data goes when its purpose is over).

-- Bodies are checked when all files are applied: a function may name what a later file makes.
set check_function_bodies = off;

create table private.paper_retention (
  state text primary key constraint retention_state
    check (state in ('withdrawn', 'rejected', 'terminated', 'replaced')),
  keep_days integer not null constraint retention_days check (keep_days between 1 and 3650)
);

comment on table private.paper_retention is
  'How many days the papers of an application that is over are kept, by its state, and a paper that a newer one has '
  'replaced. Then pages, full numbers and bank accounts go; masked numbers and digests stay, by which somebody who was '
  'refused is recognised.';

revoke all on private.paper_retention from anon, authenticated;

insert into private.paper_retention (state, keep_days) values
  ('withdrawn', 30), ('rejected', 180), ('terminated', 365), ('replaced', 90);

create function private.forget_old_papers() returns integer language plpgsql set search_path = '' as $$
declare
  forgotten integer;
begin
  update private.provider_documents as d set files = '{}', number_kept = null, bank = null, note = null
  where (d.files <> '{}' or d.number_kept is not null or d.bank is not null) and (
    exists (select from public.provider_applications as a join private.paper_retention as k on k.state = a.state
      where a.id = d.application_id and a.updated_at < now() - make_interval(days => k.keep_days))
      -- A person's paper that was accepted also serves their other applications.
      and (d.state <> 'accepted' or not exists (select from public.provider_applications as a
        where a.user_id = d.user_id and a.state not in ('withdrawn', 'rejected', 'terminated')))
    or d.state = 'replaced' and exists (select from private.provider_documents as newer, private.paper_retention as k
      where newer.user_id = d.user_id and newer.requirement = d.requirement and newer.state = 'accepted'
        and k.state = 'replaced' and newer.reviewed_at < now() - make_interval(days => k.keep_days)
        and (newer.subject = 'person' or newer.application_id = d.application_id)));
  get diagnostics forgotten = row_count;
  return forgotten;
end
$$;

comment on function private.forget_old_papers is
  'Takes pages, full numbers and bank accounts from papers whose time is over (private.paper_retention); run by '
  'pg_cron. Answers from how many.';

select cron.schedule('forget-old-papers', '10 20 * * *', 'select private.forget_old_papers()');

-- Files that nothing names -------------------------------------------------------------------------------------------
create index provider_documents_files_idx on private.provider_documents using gin (files);
create index measures_appeal_files_idx on private.measures using gin (appeal_files);

create function private.unnamed_files(most integer) returns table (bucket text, path text)
language sql stable set search_path = '' as $$
  select o.bucket_id, o.name from storage.objects as o
  -- What was stored just now may still be handed in.
  where o.created_at < now() - interval '2 days' and (o.bucket_id = 'provider-documents'
      and not exists (select from private.provider_documents as d where d.files @> array[o.name])
      and not exists (select from private.measures as m where m.appeal_files @> array[o.name])
    or o.bucket_id = 'visit-pictures'
      and not exists (select from private.visit_photos as p where p.path = o.name))
  order by o.created_at limit most
$$;

comment on function private.unnamed_files is
  'Papers in Storage that no application and no appeal names, and photos of visits that are shown no more: of closed '
  'accounts, past their time, or never handed in.';

create function public.files_to_remove(most integer default 100) returns table (bucket text, path text)
language sql stable security definer set search_path = '' as $$
  select u.bucket, u.path from private.unnamed_files(least(files_to_remove.most, 1000)) as u
$$;

comment on function public.files_to_remove is
  'For the function remove-files only: files to remove from Storage, oldest first. They come again until they are '
  'gone.';

create function private.set_file_remover(url text, secret text) returns void language sql set search_path = '' as $$
  select private.set_called_function('remove-files', url, secret)
$$;

comment on function private.set_file_remover is
  'Tells where the function remove-files is (docs/operations/deploy.md).';

create function private.call_file_remover() returns void
language plpgsql security definer set search_path = '' as $$
begin
  if exists (select from private.unnamed_files(1)) then
    perform private.call_function('remove-files', 'x-worker-secret', 60000);
  end if;
end
$$;

comment on function private.call_file_remover is
  'Calls the function remove-files while there are files that nothing names; run by pg_cron.';

select cron.schedule('remove-files', '40 20 * * *', 'select private.call_file_remover()');

revoke execute on function private.forget_old_papers(), private.unnamed_files(integer),
  private.set_file_remover(text, text), private.call_file_remover() from public;
revoke execute on function public.files_to_remove(integer) from public, anon, authenticated;
grant execute on function public.files_to_remove(integer) to service_role;
