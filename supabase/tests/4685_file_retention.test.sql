-- How long papers are kept: by the state of their application, and what a newer one has replaced; and which files of
-- Storage nothing names.
begin;
select no_plan();
select tests.reviewed('service', 'files_to_remove');
select tests.runs_on_schedule('forget-old-papers', 'select private.forget_old_papers()');
select tests.runs_on_schedule('remove-files', 'select private.call_file_remover()');
select tests.create_user('asha', '+919000000001'), tests.create_user('bala', '+919000000002');
select tests.reset();

create function pg_temp.application(who text, state text, days integer) returns uuid language plpgsql as $$
declare
  opened uuid;
begin
  perform tests.act_as(who);
  opened := public.open_application('courier');
  perform tests.reset();
  update public.provider_applications as a set state = application.state,
    updated_at = now() - make_interval(days => application.days) where a.id = opened;
  return opened;
end
$$;
create function pg_temp.paper(who text, application uuid, requirement text, state text) returns text
language plpgsql as $$
declare
  page text := tests.user_id(who) || '/' || gen_random_uuid() || '.jpg';
begin
  insert into storage.objects (bucket_id, name, created_at)
  values ('provider-documents', page, now() - interval '3 days');
  insert into private.provider_documents (user_id, application_id, requirement, subject, number_kept, number_masked,
    number_digest, files, state, reviewed_at)
  values (tests.user_id(who), application, requirement, 'person', 'KA0120110012345', '•••• 2345',
    'd-' || requirement || who, array[page], state, now() - interval '100 days');
  return page;
end
$$;
create function pg_temp.kept(application uuid) returns text language sql as $$
  select string_agg(format('%s %s %s', d.requirement, cardinality(d.files),
    coalesce(d.number_kept, d.number_masked)), ', ' order by d.requirement, d.state)
  from private.provider_documents as d where d.application_id = kept.application
$$;
create temporary table made (name text primary key, id uuid);
alter table public.provider_applications disable trigger user;

insert into made values ('withdrawn', pg_temp.application('asha', 'withdrawn', 31)),
  ('just withdrawn', pg_temp.application('asha', 'withdrawn', 29)),
  ('rejected', pg_temp.application('asha', 'rejected', 179));
select pg_temp.paper('asha', m.id, 'licence', 'given') from made as m where m.name <> 'rejected';
select pg_temp.paper('asha', m.id, 'licence', 'accepted') from made as m where m.name = 'rejected';
select is(private.forget_old_papers(), 1, 'of three applications that are over one is over long enough');
select is(pg_temp.kept(m.id), x, m.name) from made as m join (values
  ('withdrawn', 'licence 0 •••• 2345'), ('just withdrawn', 'licence 1 KA0120110012345'),
  ('rejected', 'licence 1 KA0120110012345')) as q (n, x) on q.n = m.name;
select isnt((select d.number_digest from private.provider_documents as d join made as m on m.id = d.application_id
  where m.name = 'withdrawn'), null, 'by its digest somebody is recognised');
update public.provider_applications as a set updated_at = now() - interval '181 days' from made as m
where m.id = a.id and m.name = 'rejected';
insert into made values ('next', pg_temp.application('asha', 'active', 0));
select is(private.forget_old_papers(), 0, 'a paper that was accepted serves the next application of its person');
update public.provider_applications as a set state = 'terminated' from made as m where m.id = a.id and m.name = 'next';
select is(private.forget_old_papers(), 1, 'until that is over too');

insert into made values ('shift', pg_temp.application('bala', 'active', 400));
select pg_temp.paper('bala', m.id, 'licence', 'accepted'),
  pg_temp.paper('bala', m.id, 'licence', 'replaced') from made as m where m.name = 'shift';
select is(private.forget_old_papers(), 1, 'what was replaced long ago goes');
select is(pg_temp.kept(m.id), 'licence 1 KA0120110012345, licence 0 •••• 2345',
  'and what holds stays as long as somebody works') from made as m where m.name = 'shift';
select is(private.forget_old_papers(), 0, 'once');

-- Files ---------------------------------------------------------------------------------------------------------------
select is((select count(*) from public.files_to_remove(100)), 3::bigint, 'the pages that nothing names any more');
select is((select count(*) from public.files_to_remove(2)), 2::bigint, 'as many as are asked for');
insert into storage.objects (bucket_id, name) values ('provider-documents', tests.user_id('asha') || '/new.jpg');
select is((select count(*) from public.files_to_remove(100)), 3::bigint, 'not what may still be handed in');
select private.forget_applications(tests.user_id('bala'));
select is((select count(*) from public.files_to_remove(100)), 4::bigint, 'a closed account leaves none');
select tests.act_as('asha');
select matches(tests.refusal('select * from public.files_to_remove(1)'), '^42501', 'no business of customers');
select tests.act_as_anon();
select matches(tests.refusal('select * from public.files_to_remove(1)'), '^42501', 'or guests');
select tests.reset();

-- Waking the function ------------------------------------------------------------------------------------------------
delete from private.called_functions where edge_function = 'remove-files';
select lives_ok('select private.call_file_remover()', 'where it is not known nothing happens');
select private.set_file_remover('https://api.example/functions/v1/remove-files', repeat('s', 24));
select is((select f.url from private.called_functions as f where f.edge_function = 'remove-files'),
  'https://api.example/functions/v1/remove-files', 'it is known');
select * from finish();
rollback;
